/** What a tab has to do with the other tabs of its browser: locks, which end with it, and whether it can be seen. */
export interface TabHost {
  /**
   * @param onStolen is called when the lock that was granted is taken away
   * @returns what gives the lock back, or nothing where `ifAvailable` found it held
   * @throws by rejection, when the signal ends the waiting or the browser keeps this page from locks
   */
  hold: (name: string, options: LockOptions, onStolen?: () => void) => Promise<(() => void) | undefined>;
  isVisible: () => boolean;
  /** @returns ends that */
  onVisibility: (callback: () => void) => () => void;
  /** Calls back before the browser stops all of this tab's scripts for a while. @returns ends that */
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

/** @returns nothing where the browser lacks locks: older ones, and pages over plain http */
export function tabHost(): TabHost | undefined {
  if (!('locks' in navigator)) return undefined;
  return {
    hold,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (callback) => onDocument('visibilitychange', callback),
    onFreeze: (callback) => onDocument('freeze', callback),
  };
}
