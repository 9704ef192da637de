/** Retries without a press when a lost network is back. */
import { useEffect } from 'react';
import { onNetworkChange } from '#src/browser/network.ts';

/** @param isWaiting something could not be loaded */
export function useWhenOnline(isWaiting: boolean, tryAgain: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onNetworkChange((isOnline) => {
      if (isOnline) tryAgain();
    });
  });
}
