/** For what a lost network has kept from the visitor: another try when it is back, without a press. */
import { useEffect } from 'react';
import { onNetworkChange } from '#src/browser/network.ts';

/** @param isWaiting something has failed to come */
export function useWhenOnline(isWaiting: boolean, tryAgain: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onNetworkChange((isOnline) => {
      if (isOnline) tryAgain();
    });
  });
}
