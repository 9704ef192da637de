/** Whether this island has woken: for what the HTML leaves out and the first rendering therefore has to leave out too. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
