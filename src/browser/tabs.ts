/** Locks between tabs, which end with their tab, and this tab's visibility. */
export interface TabHost {
  /**
   * @param onStolen called when another tab takes the granted lock
   * @returns a function that releases the lock; nothing if `ifAvailable` found it held
   * @throws (rejects) when the signal ends the waiting, or the browser forbids locks
   */
  hold: (name: string, options: LockOptions, onStolen?: () => void) => Promise<(() => void) | undefined>;
  isVisible: () => boolean;
  /** @returns a function that stops it */
  onVisibility: (callback: () => void) => () => void;
  /** Calls back before the browser freezes this tab. @returns a function that stops it */
  onFreeze: (callback: () => void) => () => void;
}

const hold: TabHost['hold'] = (name, options, onStolen) =>
  new Promise((resolve, reject) => {
    let isHeld = false;
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        isHeld = true;
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch((error: unknown) => {
        if (isHeld) onStolen?.();
        else reject(error instanceof Error ? error : new Error('No lock.', { cause: error }));
      });
  });

function onDocument(type: string, callback: () => void): () => void {
  document.addEventListener(type, callback);
  return () => document.removeEventListener(type, callback);
}

/** @returns nothing if the browser has no locks: older ones, and pages over plain http */
export function tabHost(): TabHost | undefined {
  if (!('locks' in navigator)) return undefined;
  return {
    hold,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (callback) => onDocument('visibilitychange', callback),
    onFreeze: (callback) => onDocument('freeze', callback),
  };
}
