/**
 * Who has signed in on the site outside of the client. The header reads the same value before it is painted, and follows it
 * afterwards in every tab.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName, signedInText, type OwnAccount } from '#src/domain/signed-in.ts';

export interface SignedIn {
  /** Empty where nobody is. */
  name: () => string;
  own: () => OwnAccount | undefined;
  remember: (name: string, own?: OwnAccount) => void;
  forget: () => void;
}

/** @param tell hears of each change: what shows it on this page */
export function createSignedIn(
  local: KeyValueStorage,
  now: () => number,
  tell: () => void = () => undefined,
): SignedIn {
  const kept = () => local.get(SIGNED_IN_KEY);
  return {
    name: () => signedInName(kept(), now()),
    own: () => ownAccountOf(kept(), now()),
    remember(name, own) {
      local.set(SIGNED_IN_KEY, signedInText(name, now(), own));
      tell();
    },
    forget() {
      local.remove(SIGNED_IN_KEY);
      tell();
    },
  };
}
