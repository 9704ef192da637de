/**
 * Whose turn it is to be connected to the desktop client: one tab of the browser at a time, by a lock that is named after
 * the client and ends with the tab. A tab that finds it taken says so, and waits in line for as long as it can be seen, so
 * that a tab in the background does not take the client from one that is only being reloaded. It need not wait: it can
 * call the other tabs, whereupon the one that is connected closes its connection, and only then gives the lock back. One
 * that does not answer has stopped (frozen, or stuck), and loses it.
 *
 *   none ── ask ──→ asking ── nobody has it ──→ here
 *                   asking ── another tab has it ──→ elsewhere
 *   here ── another tab called, or took it ──→ taken
 *   elsewhere, taken ── its turn came ──→ here
 *   elsewhere, taken ── takeOver ──→ asking ──→ here
 *   any ── release, the tab is frozen ──→ none
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import type { LockMode, TabHost } from '#src/browser/tabs.ts';

export type Turn = 'none' | 'asking' | 'here' | 'elsewhere' | 'taken';

/** The connection that takes its turn. Both are called at once, not when the store's listeners are called. */
export interface TurnHolder {
  begin: () => void;
  /** Ends the connection: another tab may open its own as soon as this returns. */
  pause: () => void;
}

export interface ClientTurn {
  $turn: ReadableAtom<Turn>;
  /** Whether this is still the client that the turn was asked for. */
  isForThisClient: () => boolean;
  /** Nothing where it has been asked for. Where tabs share nothing, it is everybody's turn at once. */
  ask: (holder: TurnHolder) => void;
  /** Has another tab let go. */
  takeOver: (holder: TurnHolder) => void;
  release: () => void;
}

export interface ClientTurnOptions {
  /** Nothing where tabs share nothing. */
  tabs: () => TabHost | undefined;
  /** Tells one client from another, in words that anybody may read; nothing where there is none. */
  clientName: () => string | undefined;
  clock: Pick<Clock, 'after'>;
}

/** How long a tab may take to let go before it has its turn taken away. */
export const LETTING_GO_LIMIT_MS = 2_000;
/** Who was called waits so long before it stands in line again: the one that called is to come first. */
export const COURTESY_MS = 1_000;

/** For both states in which another tab has the client. */
export const isAway = (turn: Turn): turn is 'elsewhere' | 'taken' => turn === 'elsewhere' || turn === 'taken';

export function createClientTurn({ tabs: findTabs, clientName, clock }: ClientTurnOptions): ClientTurn {
  const $turn = atom<Turn>('none');
  let place: Place | undefined;

  function release(): void {
    place?.leave();
    place = undefined;
    $turn.set('none');
  }

  function ask(holder: TurnHolder): void {
    if ($turn.get() !== 'none') return;
    const tabs = findTabs();
    const name = clientName();
    if (!tabs || name === undefined) {
      $turn.set('here');
      holder.begin();
      return;
    }
    $turn.set('asking');
    const show = (turn: Turn): void => $turn.set(turn);
    const sleep = (): void => {
      holder.pause();
      release();
    };
    place = standInLine({ name, tabs, holder, clock, show, sleep });
  }

  return {
    $turn,
    isForThisClient: () => !place || place.name === clientName(),
    ask,
    takeOver(holder) {
      ask(holder);
      place?.takeOver();
    },
    release,
  };
}

/** The place of one tab in the line for one client, from asking to leaving. */
interface Place {
  name: string;
  takeOver: () => void;
  leave: () => void;
}

interface PlaceOptions {
  name: string;
  tabs: TabHost;
  holder: TurnHolder;
  clock: Pick<Clock, 'after'>;
  show: (turn: Turn) => void;
  /** The tab is about to be frozen, and could not answer a call. */
  sleep: () => void;
}

function standInLine({ name, tabs, holder, clock, show, sleep }: PlaceOptions): Place {
  let hasLeft = false;
  let giveBack: (() => void) | undefined;
  let waiting: AbortController | undefined;
  /** The visitor has asked for it here. */
  let isWanted = false;
  let stopTimer = (): void => undefined;

  const later = (delayMs: number, run: () => void): void => {
    stopTimer();
    stopTimer = clock.after(delayMs, run);
  };

  function stopWaiting(): void {
    waiting?.abort();
    waiting = undefined;
  }

  function begin(release: () => void): void {
    stopWaiting();
    stopTimer();
    isWanted = false;
    giveBack = release;
    show('here');
    holder.begin();
  }

  function letGo(): void {
    const release = giveBack;
    giveBack = undefined;
    show('taken');
    holder.pause();
    release?.();
    later(COURTESY_MS, wait);
  }

  /** @returns whether it is ours now; a lock that comes too late to be of use is given back */
  async function tryTo(mode: LockMode, signal: AbortSignal): Promise<boolean> {
    const onStolen = (): void => {
      if (!hasLeft && giveBack) letGo();
    };
    const release = await tabs.hold(name, mode, { signal, onStolen });
    if (!release) return false;
    if (hasLeft || signal.aborted || giveBack) release();
    else begin(release);
    return true;
  }

  function wait(): void {
    if (hasLeft || giveBack || waiting || !(isWanted || tabs.isSeen())) return;
    const mine = new AbortController();
    waiting = mine;
    tryTo('wait', mine.signal).catch(() => {
      // Broken off by ourselves, as the signal says; a browser that has locks at all lets a page wait for them.
    });
  }

  async function askFirst(): Promise<void> {
    const isOurs = await tryTo('if-free', new AbortController().signal).catch(() => undefined);
    if (hasLeft || isOurs) return;
    if (isOurs === undefined) {
      // This page is kept from locks: it goes on as where there are none.
      begin(() => undefined);
      return;
    }
    if (!isWanted) {
      holder.pause();
      show('elsewhere');
    }
    wait();
  }

  function takeAway(): void {
    if (hasLeft || giveBack) return;
    stopWaiting();
    tryTo('steal', new AbortController().signal).catch(() => {
      isWanted = false;
      if (!hasLeft) show('elsewhere');
    });
  }

  const channel = tabs.openChannel(name, () => {
    if (giveBack) {
      letGo();
      return;
    }
    // Whoever was called last comes first.
    if (isWanted) show('elsewhere');
    isWanted = false;
    stopWaiting();
    later(COURTESY_MS, wait);
  });
  const endings = [
    tabs.onSight(() => {
      if (tabs.isSeen()) wait();
      else if (!isWanted) stopWaiting();
    }),
    tabs.onFreeze(sleep),
  ];
  void askFirst();

  return {
    name,
    takeOver() {
      if (giveBack) return;
      isWanted = true;
      show('asking');
      // In line before the call, so that what is given back comes here.
      wait();
      channel.call();
      later(LETTING_GO_LIMIT_MS, takeAway);
    },
    leave() {
      hasLeft = true;
      stopTimer();
      stopWaiting();
      for (const end of endings) end();
      channel.close();
      giveBack?.();
    },
  };
}
