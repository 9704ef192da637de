/**
 * The pending calls: waiting to be sent, or for an answer. Makes sure that each settles exactly once, by reply, time
 * limit, abort, or failure of the connection. Sending is the connection's.
 */
import type { Clock } from './environment.ts';
import { BridgeError, type BridgeErrorKind, describeRefusal } from './errors.ts';
import { createTimer } from './timer.ts';
import { type Outgoing, type WireReply, isSuccess } from './wire.ts';

/** The default time limit of a call, including the wait for the connection. */
export const DEFAULT_TIME_LIMIT_MS = 30_000;
/** Longest delay that a timer takes without overflowing. */
const LONGEST_TIME_LIMIT_MS = 2 ** 31 - 1;

/** The options of a single call. */
export interface CallOptions {
  /** Ends the call at once with kind `aborted`. */
  readonly signal?: AbortSignal;
  /** Counted from the call, including the wait for the connection. Default 30000. */
  readonly timeLimitMs?: number;
}

export interface Call extends Outgoing {
  isSent: boolean;
}

interface PendingCall extends Call {
  readonly deadline: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  readonly signal: AbortSignal | undefined;
  readonly onAbort: () => void;
}

export interface CallsOptions {
  readonly clock: Clock;
  readonly nextId: () => string;
  readonly networkMessage: string;
  /** The reason why an unsent call still waits. */
  readonly whyWaiting: () => string;
  /** Whether `returnObj` has the shape that the wire fixes for this action, if it fixes one. */
  readonly isExpected: (module: string, action: string, returnObj: unknown) => boolean;
}

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(options: CallsOptions) {
  const { clock, networkMessage } = options;
  const pending = new Map<string, PendingCall>();
  // One timer for all: most calls share one limit, and a timer for each would cost more than the call.
  const timer = createTimer(clock);
  let timerAt = Infinity;

  const error = (kind: BridgeErrorKind, module: string, action: string, reason?: string, cause?: unknown) =>
    new BridgeError(kind, networkMessage, { module, action, reason }, cause);
  const remove = (call: PendingCall): void => {
    pending.delete(call.id);
    call.signal?.removeEventListener('abort', call.onAbort);
  };
  const fail = (id: string, kind: BridgeErrorKind, reason?: string, cause?: unknown): void => {
    const call = pending.get(id);
    if (!call) return;
    remove(call);
    call.reject(error(kind, call.module, call.action, reason, cause));
  };
  const scheduleTimeout = (deadline: number): void => {
    if (deadline >= timerAt) return;
    timerAt = deadline;
    timer.set(Math.max(0, deadline - clock.now()), onTimer);
  };
  const onTimer = (): void => {
    timerAt = Infinity;
    const now = clock.now();
    for (const call of [...pending.values()]) {
      if (call.deadline > now) scheduleTimeout(call.deadline);
      else if (call.isSent) fail(call.id, 'timeout');
      else fail(call.id, 'not-connected', options.whyWaiting());
    }
  };

  return {
    get size() {
      return pending.size;
    },
    error,
    fail,
    /** Registers a call. `submit` gets it once it can be answered. */
    create(
      module: string,
      action: string,
      args: string | undefined,
      { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS }: CallOptions,
      submit: (call: Call) => void,
    ) {
      return new Promise<unknown>((resolve, reject) => {
        if (signal?.aborted) {
          reject(error('aborted', module, action, undefined, signal.reason));
          return;
        }
        const id = options.nextId();
        const limit = Math.min(Math.max(0, timeLimitMs) || 0, LONGEST_TIME_LIMIT_MS);
        const onAbort = (): void => fail(id, 'aborted', undefined, signal?.reason);
        const deadline = clock.now() + limit;
        const call = { id, module, action, args, isSent: false, deadline, resolve, reject, signal, onAbort };
        pending.set(id, call);
        signal?.addEventListener('abort', onAbort);
        scheduleTimeout(deadline);
        submit(call);
      });
    },
    isPending: (id: string) => pending.has(id),
    /** The calls that have not been sent, oldest first. */
    queued: (): readonly Call[] => [...pending.values()].filter((call) => !call.isSent),
    /** False for an id without a pending call. */
    settle(reply: WireReply) {
      const { requestId, ret, returnObj } = reply;
      const call = pending.get(requestId);
      // A reply to an unsent call is somebody else's guess.
      if (!call?.isSent) return false;
      remove(call);
      const { module, action } = call;
      if (!isSuccess(ret)) {
        const message = describeRefusal(reply, networkMessage);
        call.reject(new BridgeError('refused', message, { module, action, ret }));
      } else if (options.isExpected(module, action, returnObj)) {
        // A missing `returnObj` counts as an object without fields.
        call.resolve(returnObj ?? {});
      } else {
        call.reject(error('unexpected-reply', module, action));
      }
      return true;
    },
    /** Fails the sent calls; the others continue to wait. */
    failSent(reason: string) {
      for (const { id, isSent } of [...pending.values()]) if (isSent) fail(id, 'closed', reason);
    },
    failAll(kind: BridgeErrorKind, reason: string) {
      timer.clear();
      timerAt = Infinity;
      for (const id of [...pending.keys()]) fail(id, kind, reason);
    },
  };
}
