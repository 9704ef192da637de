/**
 * Who is signed in on the site outside the client. The header reads the same value before the first paint, and follows
 * it in every tab.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName, signedInText, type OwnAccount } from '#src/domain/signed-in.ts';

/** @param tell called on each change, for what this page shows */
export function createSignedIn(
  local: KeyValueStorage,
  now: () => number,
  tell: () => void = () => undefined,
) {
  const kept = () => local.get(SIGNED_IN_KEY);
  return {
    /** Empty if nobody is. */
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
