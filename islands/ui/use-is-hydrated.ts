/** Whether this island is hydrated: content that the HTML leaves out must be left out of the first rendering too. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
