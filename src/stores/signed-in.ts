/**
 * Who is signed in on the site outside the client. The header reads the same value before the first paint, and follows
 * it in every tab.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName, signedInText, type OwnAccount } from '#src/domain/signed-in.ts';

/** @param onChange called on each change, for what this page shows */
export function createSignedIn(
  local: KeyValueStorage,
  now: () => number,
  onChange: () => void = () => undefined,
) {
  const stored = () => local.get(SIGNED_IN_KEY);
  return {
    /** Empty if nobody is. */
    name: () => signedInName(stored(), now()),
    own: () => ownAccountOf(stored(), now()),
    remember(name: string, own?: OwnAccount) {
      local.set(SIGNED_IN_KEY, signedInText(name, now(), own));
      onChange();
    },
    forget() {
      local.remove(SIGNED_IN_KEY);
      onChange();
    },
  };
}
