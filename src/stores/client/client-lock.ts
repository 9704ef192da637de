/**
 * One tab of the browser is connected to the desktop client at a time: the one that holds a lock, which is named after the
 * client and ends with the tab. The bridge's client opens no socket without it. A tab that finds it held says so and queues
 * for it while it can be seen, so that a tab in the background does not take the client from one that is only being
 * reloaded. When the visitor wants the client there, it steals the lock: the other tab hears of the loss, suspends its
 * client as in the back-forward cache, and queues.
 *
 *   none ── request ──→ requested ── free ──→ held
 *                       requested ── another tab holds it ──→ elsewhere
 *   held ── stolen ──→ taken
 *   elsewhere, taken ── granted ──→ held
 *   elsewhere, taken ── takeOver ──→ requested ──→ held
 *   any ── the client rests, the tab is left or frozen ──→ none
 *
 * A second lock is held for as long as a connection may be open, so that a thief opens its own after that of the other tab
 * is closed. A tab that does not close it in time has stopped, and loses that lock too.
 */
import {
  type BridgeCore,
  type BridgeEnvironment,
  type ConnectionState,
  type LifecycleListener,
  type ModuleName,
  STATUS,
} from '#bridge-lib';
import { atom } from 'nanostores';
import { clock } from '#src/browser/clock.ts';
import type { TabHost } from '#src/browser/tabs.ts';

export type LockState = 'none' | 'requested' | 'held' | 'elsewhere' | 'taken';

type Client = Pick<BridgeCore<ModuleName>, '$state' | 'start' | 'connect'>;

export interface ClientLockOptions {
  /** Nothing where tabs share nothing: each is then alone. */
  tab: () => TabHost | undefined;
  /** Tells one client from another, in words that anybody may read; nothing where there is none. */
  clientName: () => string | undefined;
}

/** How long a tab may take to close its connection when the lock was stolen. */
export const YIELD_LIMIT_MS = 2_000;

/** For both states in which another tab has the client. */
export const isAway = (state: LockState): state is 'elsewhere' | 'taken' =>
  state === 'elsewhere' || state === 'taken';

/** From asking for the lock of one client to giving it back. */
interface LockRequest {
  name: string;
  tab: TabHost;
  endings: readonly (() => void)[];
}

export function createClientLock({ tab: findTab, clientName }: ClientLockOptions) {
  const $state = atom<LockState>('none');
  let client: Client | undefined;
  let life: LifecycleListener | undefined;
  let request: LockRequest | undefined;
  /** Gives back what is held, or about to be. */
  let giveBack: (() => void) | undefined;
  let queue: AbortController | undefined;
  /** The visitor has asked to connect, and waits for the lock. */
  let isAskedFor = false;
  let endListening = (): void => undefined;

  function open(): void {
    $state.set('held');
    const wasAskedFor = isAskedFor;
    isAskedFor = false;
    const reason = client?.$state.get().reason;
    if (wasAskedFor) client?.connect();
    else if (reason === 'idle') client?.start();
    else if (reason === 'suspended') life?.show(true);
    // It rests until it is asked to try again.
    else release();
  }

  /** Closes the connection before it returns. */
  function suspend(): void {
    isAskedFor = false;
    life?.hide(true);
  }

  function leaveQueue(): void {
    queue?.abort();
    queue = undefined;
  }

  function release(): void {
    leaveQueue();
    for (const end of request?.endings ?? []) end();
    request = undefined;
    giveBack?.();
    giveBack = undefined;
    $state.set('none');
  }

  /** @returns whether the lock was granted */
  async function acquire(mine: LockRequest, mode: LockOptions): Promise<boolean> {
    const leaving = new AbortController();
    const unlock = await mine.tab.hold(mine.name, mode, () => {
      leaving.abort();
      if (request === mine) lose();
    });
    if (!unlock) return false;
    if (request !== mine || giveBack) {
      unlock();
      return true;
    }
    leaveQueue();
    giveBack = () => {
      leaving.abort();
      unlock();
    };
    const unlockSocket = await holdSocket(mine, leaving.signal);
    if (leaving.signal.aborted) {
      unlockSocket?.();
      return true;
    }
    giveBack = () => {
      unlockSocket?.();
      unlock();
    };
    open();
    return true;
  }

  function lose(): void {
    $state.set($state.get() === 'held' ? 'taken' : 'elsewhere');
    suspend();
    giveBack?.();
    giveBack = undefined;
    wait();
  }

  function wait(): void {
    if (!request?.tab.isVisible() || giveBack || queue) return;
    queue = new AbortController();
    acquire(request, { signal: queue.signal }).catch(() => {
      // Aborted by ourselves: a browser that has locks at all lets a page queue for them.
    });
  }

  function ask(mode: LockOptions = { ifAvailable: true }): void {
    const tab = findTab();
    const name = clientName();
    if (!tab || name === undefined) {
      open();
      return;
    }
    $state.set('requested');
    const mine: LockRequest = (request ??= {
      name,
      tab,
      endings: [tab.onVisibility(onVisibility), tab.onFreeze(stop)],
    });
    acquire(mine, mode).then(
      (isGranted) => {
        if (!isGranted && request === mine && !giveBack) lose();
      },
      () => {
        // This page is kept from locks: it goes on as where there are none.
        if (request === mine && !giveBack) open();
      },
    );
  }

  function onVisibility(): void {
    if (request?.tab.isVisible()) wait();
    else leaveQueue();
  }

  /** Before this tab's scripts are stopped: they could not hear of a loss. */
  function stop(): void {
    suspend();
    release();
  }

  function wake(): void {
    const reason = client?.$state.get().reason;
    if ((reason === 'idle' || reason === 'suspended') && $state.get() === 'none') ask();
  }

  function askAgain(): void {
    if (!client) return;
    stop();
    ask();
  }

  return {
    $state,
    /** The environment for the client that is then given to `start`. */
    guard: (outside: BridgeEnvironment): BridgeEnvironment => ({
      ...outside,
      openSocket(url) {
        const isForThisClient = !request || request.name === clientName();
        if ($state.get() === 'held' && isForThisClient) return outside.openSocket(url);
        // The cookies name another client by now: its lock has to be requested first.
        queueMicrotask(askAgain);
        throw new Error('Another tab may be connected.');
      },
      lifecycle: (listener) => {
        life = listener;
        const end = outside.lifecycle?.({
          hide(persisted) {
            listener.hide(persisted);
            release();
          },
          show: wake,
          resume() {
            listener.resume();
            wake();
          },
        });
        return end ?? (() => undefined);
      },
    }),
    start: (made: Client) => {
      client = made;
      endListening = made.$state.listen((state) => {
        if (isResting(state)) release();
      });
      ask();
    },
    /** The visitor asks to connect; it is done once the lock is held. */
    connect: () => {
      const state = $state.get();
      if (state === 'held') client?.connect();
      if (state !== 'none' && state !== 'requested') return;
      isAskedFor = true;
      if (state === 'none') ask();
    },
    /** Steals the lock where another tab holds it. */
    takeOver: () => {
      if (!giveBack && $state.get() !== 'held') ask({ steal: true });
    },
    /** After the client has been disposed of. */
    end() {
      client = undefined;
      endListening();
      release();
    },
  };
}

/** @returns what gives it back, or nothing once this tab is leaving */
async function holdSocket(
  { tab, name }: LockRequest,
  leaving: AbortSignal,
): Promise<(() => void) | undefined> {
  const socket = `${name} socket`;
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  leaving.addEventListener('abort', stop);
  const cancel = clock.after(YIELD_LIMIT_MS, stop);
  try {
    return await tab.hold(socket, { signal: waiting.signal });
  } catch {
    return leaving.aborted ? undefined : await tab.hold(socket, { steal: true });
  } finally {
    cancel();
  }
}

/** Nothing is open, and nothing more will come by itself. A lost connection is about to come back. */
function isResting({ status, reason, retryInMs }: ConnectionState): boolean {
  if (reason === 'client-absent' || reason === 'awaiting-visitor') return true;
  return status === STATUS.fail && retryInMs === null && reason !== 'lost' && reason !== 'disposed';
}
