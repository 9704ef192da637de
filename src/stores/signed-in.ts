/** Who has signed in on the site outside of the client. The header reads the same value before it is painted. */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { signedInName, signedInText } from '#src/domain/signed-in.ts';

export interface SignedIn {
  /** Empty where nobody is. */
  name: () => string;
  remember: (name: string) => void;
  forget: () => void;
}

export function createSignedIn(local: KeyValueStorage, now: () => number): SignedIn {
  return {
    name: () => signedInName(local.get(SIGNED_IN_KEY), now()),
    remember(name) {
      local.set(SIGNED_IN_KEY, signedInText(name, now()));
    },
    forget() {
      local.remove(SIGNED_IN_KEY);
    },
  };
}
