/**
 * Lets a bridge client connect only while it is this tab's turn (`turn.ts`): no socket is opened without it. When another
 * tab takes over, the client is suspended as in the back-forward cache, and goes on when its turn has come again. Whoever
 * rests, because nothing answers or the visitor has to decide first, gives the turn back: another tab may fare better.
 */
import {
  type BridgeCore,
  type BridgeEnvironment,
  type ConnectionState,
  type LifecycleListener,
  type ModuleName,
  STATUS,
} from '#bridge-lib';
import type { ClientTurn, TurnHolder } from './turn.ts';

type Client = Pick<BridgeCore<ModuleName>, '$state' | 'start' | 'connect'>;

export interface TurnTaker {
  /** The environment for the client that is then given to `start`. */
  environment: BridgeEnvironment;
  start: (client: Client) => void;
  /** The visitor's word to connect, for when it is this tab's turn. */
  connect: () => void;
  takeOver: () => void;
  /** After the client has been disposed of. */
  end: () => void;
}

export function createTurnTaker(outside: BridgeEnvironment, turn: ClientTurn): TurnTaker {
  let client: Client | undefined;
  let life: LifecycleListener | undefined;
  let hasWord = false;
  let endListening = (): void => undefined;

  const holder: TurnHolder = {
    begin() {
      const isAskedFor = hasWord;
      hasWord = false;
      const reason = client?.$state.get().reason;
      if (isAskedFor) client?.connect();
      else if (reason === 'idle') client?.start();
      else if (reason === 'suspended') life?.show(true);
      // It rests until it is asked to try again.
      else turn.release();
    },
    pause() {
      hasWord = false;
      life?.hide(true);
    },
  };

  function wake(): void {
    const reason = client?.$state.get().reason;
    if (reason === 'idle' || reason === 'suspended') turn.ask(holder);
  }

  function askAgain(): void {
    if (!client) return;
    holder.pause();
    turn.release();
    turn.ask(holder);
  }

  return {
    environment: {
      ...outside,
      openSocket(url) {
        if (turn.$turn.get() === 'here' && turn.isForThisClient()) return outside.openSocket(url);
        // The cookies name another client by now: its turn has to be asked for first.
        queueMicrotask(askAgain);
        throw new Error('It is not the turn of this tab.');
      },
      lifecycle: (listener) => {
        life = listener;
        return (
          outside.lifecycle?.({
            hide(persisted) {
              listener.hide(persisted);
              turn.release();
            },
            show: wake,
            resume() {
              listener.resume();
              wake();
            },
          }) ?? (() => undefined)
        );
      },
    },
    start(made) {
      client = made;
      endListening = made.$state.listen((state) => {
        if (isResting(state)) turn.release();
      });
      turn.ask(holder);
    },
    connect() {
      const now = turn.$turn.get();
      if (now === 'here') client?.connect();
      // In line already, it connects when its turn comes.
      if (now !== 'none' && now !== 'asking') return;
      hasWord = true;
      turn.ask(holder);
    },
    takeOver: () => turn.takeOver(holder),
    end() {
      client = undefined;
      endListening();
      turn.release();
    },
  };
}

/** Nothing is open, and nothing more will come by itself. A lost connection is about to come back. */
function isResting({ status, reason, retryInMs }: ConnectionState): boolean {
  if (reason === 'client-absent' || reason === 'awaiting-visitor') return true;
  return status === STATUS.fail && retryInMs === null && reason !== 'lost' && reason !== 'disposed';
}
