/** Whether the page has a network. Neutral until started: `true` of a browser may be wrong, so only `false` is shown. */
import { atom } from 'nanostores';

export interface NetworkDependencies {
  isOnline: () => boolean;
  onNetworkChange: (callback: (isOnline: boolean) => void) => void;
}

export function createNetwork({ isOnline, onNetworkChange }: NetworkDependencies) {
  const $isOffline = atom(false);
  let isStarted = false;
  return {
    $isOffline,
    /** Looks, and follows the browser from then on. Doing it again changes nothing. */
    start() {
      if (isStarted) return;
      isStarted = true;
      $isOffline.set(!isOnline());
      onNetworkChange((isBack) => $isOffline.set(!isBack));
    },
  };
}
