/** The live data of this page, shared by its script and its islands. */
import { clock } from '#src/browser/clock.ts';
import { session } from '#src/browser/storage.ts';
import { createLiveData } from '#src/stores/live-data.ts';

export const pageLiveData = createLiveData({ session, clock });
