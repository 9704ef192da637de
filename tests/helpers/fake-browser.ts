/** The tabs of one browser, with their locks and channels, and what happens to tabs: out of sight, frozen, stuck, crashed. */
import type { TabHost } from '#src/browser/tabs.ts';

interface Request {
  tab: object;
  grant: (giveBack: () => void) => void;
  onStolen: () => void;
}

interface Lock {
  holder: Request | undefined;
  waiting: Request[];
}

export interface FakeTab {
  host: TabHost;
  setSeen: (isSeen: boolean) => void;
  /** The browser is about to stop its scripts. */
  freeze: () => void;
  /** Hears nothing any more, and holds on to what it has. */
  stick: () => void;
  /** It is gone, and the browser takes back what it held. */
  crash: () => void;
  /** Whether it has anything that a tab must give back: locks, places in a line, channels. */
  hasAnything: () => boolean;
}

export interface FakeBrowser {
  openTab: () => FakeTab;
  /** Names of all locks that have been asked for. */
  names: () => string[];
}

export function createFakeBrowser(): FakeBrowser {
  const locks = new Map<string, Lock>();
  const channels = new Set<{ tab: object; name: string; onCall: () => void }>();

  function lockOf(name: string): Lock {
    const lock = locks.get(name) ?? { holder: undefined, waiting: [] };
    locks.set(name, lock);
    return lock;
  }

  function give(lock: Lock, request: Request): void {
    lock.holder = request;
    request.grant(() => {
      if (lock.holder === request) free(lock);
    });
  }

  function free(lock: Lock): void {
    lock.holder = undefined;
    const next = lock.waiting.shift();
    if (next) give(lock, next);
  }

  function openTab(): FakeTab {
    const tab = {};
    const sightListeners = new Set<() => void>();
    const freezeListeners = new Set<() => void>();
    let isSeen = true;
    let isStuck = false;
    const listenWith = (listeners: Set<() => void>) => (callback: () => void) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    };
    const isOf = (each: { tab: object }) => each.tab === tab;

    const host: TabHost = {
      hold: (name, mode, { signal, onStolen }) =>
        new Promise((resolve, reject) => {
          const lock = lockOf(name);
          const request: Request = { tab, grant: resolve, onStolen };
          if (mode === 'steal') {
            const robbed = lock.holder;
            give(lock, request);
            robbed?.onStolen();
          } else if (!lock.holder) give(lock, request);
          else if (mode === 'if-free') resolve(undefined);
          else {
            lock.waiting.push(request);
            signal?.addEventListener('abort', () => {
              if (!lock.waiting.includes(request)) return;
              lock.waiting = lock.waiting.filter((each) => each !== request);
              reject(new DOMException('Broken off.', 'AbortError'));
            });
          }
        }),
      openChannel(name, onCall) {
        const channel = { tab, name, onCall: () => !isStuck && onCall() };
        channels.add(channel);
        return {
          call() {
            for (const other of channels) {
              if (other !== channel && other.name === name) queueMicrotask(other.onCall);
            }
          },
          close: () => void channels.delete(channel),
        };
      },
      isSeen: () => isSeen,
      onSight: listenWith(sightListeners),
      onFreeze: listenWith(freezeListeners),
    };

    return {
      host,
      setSeen(value) {
        isSeen = value;
        for (const tell of sightListeners) tell();
      },
      freeze() {
        for (const tell of freezeListeners) tell();
      },
      stick() {
        isStuck = true;
      },
      crash() {
        isStuck = true;
        for (const lock of locks.values()) {
          lock.waiting = lock.waiting.filter((each) => !isOf(each));
          if (lock.holder && isOf(lock.holder)) free(lock);
        }
      },
      hasAnything: () =>
        [...channels].some(isOf) ||
        sightListeners.size + freezeListeners.size > 0 ||
        [...locks.values()].some(
          ({ holder, waiting }) => waiting.some(isOf) || (holder !== undefined && isOf(holder)),
        ),
    };
  }

  return { openTab, names: () => [...locks.keys()] };
}
