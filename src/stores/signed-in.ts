/**
 * Who has signed in on the site outside of the client. The header reads the same value before it is painted, and follows it
 * afterwards in every tab.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName, signedInText, type OwnAccount } from '#src/domain/signed-in.ts';

/** @param tell hears of each change: what shows it on this page */
export function createSignedIn(
  local: KeyValueStorage,
  now: () => number,
  tell: () => void = () => undefined,
) {
  const kept = () => local.get(SIGNED_IN_KEY);
  return {
    /** Empty where nobody is. */
    name: () => signedInName(kept(), now()),
    own: () => ownAccountOf(kept(), now()),
    remember(name: string, own?: OwnAccount) {
      local.set(SIGNED_IN_KEY, signedInText(name, now(), own));
      tell();
    },
    forget() {
      local.remove(SIGNED_IN_KEY);
      tell();
    },
  };
}
