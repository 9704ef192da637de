/**
 * What the tabs of one browser share: locks, which end with the tab that holds them, and channels on which they call each
 * other. A browser without either (older ones, and pages over plain http) has none of it, and each tab goes on by itself.
 */

/** `if-free` takes no for an answer, `wait` stands in line, `steal` takes it from whoever has it. */
export type LockMode = 'if-free' | 'wait' | 'steal';

export interface LockOptions {
  /** Ends the waiting. */
  signal?: AbortSignal;
  onStolen: () => void;
}

export interface TabChannel {
  /** Calls all other tabs that have opened a channel of this name. */
  call: () => void;
  close: () => void;
}

export interface TabHost {
  /**
   * @returns what gives the lock back, or nothing where `if-free` found it taken
   * @throws by rejection, when the signal ends the waiting or the browser keeps this page from locks
   */
  hold: (name: string, mode: LockMode, options: LockOptions) => Promise<(() => void) | undefined>;
  openChannel: (name: string, onCall: () => void) => TabChannel;
  /** Whether this tab can be seen. */
  isSeen: () => boolean;
  /** Calls back when the tab comes into sight or goes out of it. @returns ends that */
  onSight: (callback: () => void) => () => void;
  /** Calls back before the browser stops all of this tab's scripts for a while. @returns ends that */
  onFreeze: (callback: () => void) => () => void;
}

function hold(name: string, mode: LockMode, { signal, onStolen }: LockOptions): ReturnType<TabHost['hold']> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const options = {
      ...(mode === 'if-free' && { ifAvailable: true }),
      ...(mode === 'steal' && { steal: true }),
      ...(mode === 'wait' && signal && { signal }),
    };
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        isHeld = true;
        return new Promise<void>((giveBack) => resolve(() => giveBack()));
      })
      .catch((error: unknown) => {
        if (isHeld) onStolen();
        else reject(error instanceof Error ? error : new Error('No lock.', { cause: error }));
      });
  });
}

function onDocument(type: string, callback: () => void): () => void {
  document.addEventListener(type, callback);
  return () => document.removeEventListener(type, callback);
}

const host: TabHost = {
  hold,
  openChannel(name, onCall) {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => onCall();
    return { call: () => channel.postMessage(null), close: () => channel.close() };
  },
  isSeen: () => document.visibilityState === 'visible',
  onSight: (callback) => onDocument('visibilitychange', callback),
  onFreeze: (callback) => onDocument('freeze', callback),
};

/** @returns nothing where the browser lacks locks or channels */
export function tabHost(): TabHost | undefined {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis ? host : undefined;
}
