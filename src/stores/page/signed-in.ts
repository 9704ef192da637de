/** Who has signed in on the site; what shows it on this page hears of each change. */
import { local, tellPage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { createSignedIn } from '#src/stores/signed-in.ts';

export const pageSignedIn = createSignedIn(local, Date.now, () => tellPage(SIGNED_IN_KEY));
