/**
 * Only one tab of the browser is connected to the desktop client: the one that holds a lock, which is named after the
 * client and released when the tab closes. Without it the bridge's client opens no socket. A visible tab that finds the
 * lock held reports that and queues; a hidden one does not queue, so that it cannot take the client from a tab that is
 * being reloaded. If the visitor wants the client in the waiting tab, it steals the lock: the other tab is notified,
 * suspends its client as in the back-forward cache, and queues.
 *
 *   none ── request ──→ requested ── free ──→ held
 *                       requested ── another tab holds it ──→ elsewhere
 *   held ── stolen ──→ taken
 *   elsewhere, taken ── granted ──→ held
 *   elsewhere, taken ── takeOver ──→ requested ──→ held
 *   any ── the client rests, the tab is left or frozen ──→ none
 *
 * A second lock is held while a connection may be open, so that a stealing tab opens its own after the other tab has
 * closed one. A tab that does not close it in time has stopped, and loses that lock too.
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
  /** Nothing if tabs cannot share locks: each is then independent. */
  tab: () => TabHost | undefined;
  /** A public name that identifies the client; nothing if there is none. */
  clientName: () => string | undefined;
}

/** For this long a tab may take to close its connection after its lock was stolen. */
export const YIELD_LIMIT_MS = 2_000;

/** The two states in which another tab is connected. */
export const isLockElsewhere = (state: LockState): state is 'elsewhere' | 'taken' =>
  state === 'elsewhere' || state === 'taken';

/** From the request of one client's lock to its release. */
interface LockRequest {
  name: string;
  tab: TabHost;
  endings: readonly (() => void)[];
}

export function createClientLock({ tab: findTab, clientName }: ClientLockOptions) {
  const $state = atom<LockState>('none');
  let client: Client | undefined;
  let lifecycle: LifecycleListener | undefined;
  let request: LockRequest | undefined;
  /** Releases the lock that is held or about to be granted. */
  let releaseLock: (() => void) | undefined;
  let queue: AbortController | undefined;
  /** The visitor wants to connect, and waits for the lock. */
  let isConnectRequested = false;
  let endListening = (): void => undefined;

  function onLockGranted(): void {
    $state.set('held');
    const wasConnectRequested = isConnectRequested;
    isConnectRequested = false;
    const reason = client?.$state.get().reason;
    if (wasConnectRequested) client?.connect();
    else if (reason === 'idle') client?.start();
    else if (reason === 'suspended') lifecycle?.show(true);
    // The client rests until it is asked to try again.
    else release();
  }

  /** Closes the connection before it returns. */
  function suspend(): void {
    isConnectRequested = false;
    lifecycle?.hide(true);
  }

  function leaveQueue(): void {
    queue?.abort();
    queue = undefined;
  }

  function release(): void {
    leaveQueue();
    for (const end of request?.endings ?? []) end();
    request = undefined;
    releaseLock?.();
    releaseLock = undefined;
    $state.set('none');
  }

  /** @returns whether the lock was granted */
  async function acquire(ownRequest: LockRequest, mode: LockOptions): Promise<boolean> {
    const leaving = new AbortController();
    const unlock = await ownRequest.tab.hold(ownRequest.name, mode, () => {
      leaving.abort();
      if (request === ownRequest) onLockLost();
    });
    if (!unlock) return false;
    if (request !== ownRequest || releaseLock) {
      unlock();
      return true;
    }
    leaveQueue();
    releaseLock = () => {
      leaving.abort();
      unlock();
    };
    const unlockSocket = await acquireSocketLock(ownRequest, leaving.signal);
    if (leaving.signal.aborted) {
      unlockSocket?.();
      return true;
    }
    releaseLock = () => {
      unlockSocket?.();
      unlock();
    };
    onLockGranted();
    return true;
  }

  function onLockLost(): void {
    $state.set($state.get() === 'held' ? 'taken' : 'elsewhere');
    suspend();
    releaseLock?.();
    releaseLock = undefined;
    joinQueue();
  }

  function joinQueue(): void {
    if (!request?.tab.isVisible() || releaseLock || queue) return;
    queue = new AbortController();
    acquire(request, { signal: queue.signal }).catch(() => {
      // Aborted by this code: a browser with locks always lets a page queue.
    });
  }

  function requestLock(mode: LockOptions = { ifAvailable: true }): void {
    const tab = findTab();
    const name = clientName();
    if (!tab || name === undefined) {
      onLockGranted();
      return;
    }
    $state.set('requested');
    const ownRequest: LockRequest = (request ??= {
      name,
      tab,
      endings: [tab.onVisibility(onVisibility), tab.onFreeze(suspendAndRelease)],
    });
    acquire(ownRequest, mode).then(
      (isGranted) => {
        if (!isGranted && request === ownRequest && !releaseLock) onLockLost();
      },
      () => {
        // The browser forbids locks to this page: it continues as if there were none.
        if (request === ownRequest && !releaseLock) onLockGranted();
      },
    );
  }

  function onVisibility(): void {
    if (request?.tab.isVisible()) joinQueue();
    else leaveQueue();
  }

  /** Called before this tab's scripts are frozen, when it could not notice a loss. */
  function suspendAndRelease(): void {
    suspend();
    release();
  }

  function resume(): void {
    const reason = client?.$state.get().reason;
    if ((reason === 'idle' || reason === 'suspended') && $state.get() === 'none') requestLock();
  }

  function requestLockAgain(): void {
    if (!client) return;
    suspendAndRelease();
    requestLock();
  }

  return {
    $state,
    /** Wraps the environment of the client that is passed to `start`. */
    guard: (environment: BridgeEnvironment): BridgeEnvironment => ({
      ...environment,
      openSocket(url) {
        const isForThisClient = !request || request.name === clientName();
        if ($state.get() === 'held' && isForThisClient) return environment.openSocket(url);
        // The cookies now name another client, whose lock must be requested first.
        queueMicrotask(requestLockAgain);
        throw new Error('Another tab may be connected.');
      },
      lifecycle: (listener) => {
        lifecycle = listener;
        const end = environment.lifecycle?.({
          hide(persisted) {
            listener.hide(persisted);
            release();
          },
          show: resume,
          resume() {
            listener.resume();
            resume();
          },
        });
        return end ?? (() => undefined);
      },
    }),
    start: (newClient: Client) => {
      client = newClient;
      endListening = newClient.$state.listen((state) => {
        if (isIdle(state)) release();
      });
      requestLock();
    },
    /** Connects once the lock is held. */
    connect: () => {
      const state = $state.get();
      if (state === 'held') client?.connect();
      if (state !== 'none' && state !== 'requested') return;
      isConnectRequested = true;
      if (state === 'none') requestLock();
    },
    /** Steals the lock if another tab holds it. */
    takeOver: () => {
      if (!releaseLock && $state.get() !== 'held') requestLock({ steal: true });
    },
    /** Called after the client has been disposed of. */
    end() {
      client = undefined;
      endListening();
      release();
    },
  };
}

/** @returns a function that releases it, or nothing if this tab is leaving */
async function acquireSocketLock(
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

/** Nothing is open, and no attempt is scheduled. */
function isIdle({ status, reason, retryInMs }: ConnectionState): boolean {
  if (reason === 'client-absent' || reason === 'awaiting-visitor') return true;
  return status === STATUS.fail && retryInMs === null && reason !== 'lost' && reason !== 'disposed';
}
