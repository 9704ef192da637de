/** The site's own account that is signed in here; `undefined` in the HTML and after a sign-out. */
import { useSyncExternalStore } from 'react';
import { clock } from '#src/browser/clock.ts';
import { local, onOtherTab } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, type OwnAccount } from '#src/domain/signed-in.ts';

export function useOwnAccount(): OwnAccount | undefined {
  const kept = useSyncExternalStore(
    (onChange) => onOtherTab(SIGNED_IN_KEY, onChange),
    () => local.get(SIGNED_IN_KEY),
    () => undefined,
  );
  return ownAccountOf(kept, clock.wallMs());
}
