/**
 * The calls that wait for an answer. Owns that every one of them settles exactly once: by reply, time
 * limit, abort, or failure of the connection. How a call gets onto the wire is the connection's.
 */
import type { Clock, TimerId } from './environment.ts';
import { BridgeError, type BridgeErrorKind, describeRefusal } from './errors.ts';
import { isReplyShape } from './shapes.ts';
import { type WireReply, isSuccess } from './wire.ts';

export const DEFAULT_TIME_LIMIT_MS = 30_000;
/** Longest delay that a timer takes without overflowing. */
const LONGEST_TIME_LIMIT_MS = 2 ** 31 - 1;

export interface CallOptions {
  /** Ends the call at once with kind `aborted`. */
  readonly signal?: AbortSignal;
  /** Counted from the call, waiting for the connection included. Default 30000. */
  readonly timeLimitMs?: number;
}

export interface Call {
  readonly id: string;
  readonly module: string;
  readonly action: string;
  /** JSON text of the list of arguments. */
  readonly args: string | undefined;
  isSent: boolean;
}

interface PendingCall extends Call {
  readonly deadline: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  readonly signal: AbortSignal | undefined;
  readonly onAbort: (() => void) | undefined;
}

export interface Calls {
  readonly size: number;
  readonly queuedCount: number;
  /** Registers a call. `sendOrQueue` is run with it once it can be answered. */
  create(
    module: string,
    action: string,
    args: string | undefined,
    options: CallOptions,
    sendOrQueue: (call: Call) => void,
  ): Promise<unknown>;
  isPending(id: string): boolean;
  /** The calls that have not been sent, oldest first. */
  queued(): readonly Call[];
  markSent(call: Call): void;
  /** False for an id that nobody waits for. */
  settle(reply: WireReply): boolean;
  fail(id: string, kind: BridgeErrorKind, reason?: string, cause?: unknown): void;
  failAll(kind: BridgeErrorKind, reason: string): void;
  error(kind: BridgeErrorKind, module: string, action: string, reason?: string, cause?: unknown): BridgeError;
}

export function createCalls(clock: Clock, nextId: () => string, networkMessage: string): Calls {
  const pending = new Map<string, PendingCall>();
  let queuedCount = 0;
  // One timer for all: most calls share one limit, and a timer for each would cost more than the call.
  let timer: TimerId | undefined;
  let timerAt = Infinity;

  const disarm = (): void => {
    if (timer !== undefined) clock.clearTimer(timer);
    timer = undefined;
    timerAt = Infinity;
  };
  const arm = (deadline: number): void => {
    if (deadline >= timerAt) return;
    disarm();
    timerAt = deadline;
    timer = clock.setTimer(expire, Math.max(0, deadline - clock.now()));
  };
  const expire = (): void => {
    disarm();
    const now = clock.now();
    let next = Infinity;
    for (const call of [...pending.values()]) {
      if (call.deadline <= now) calls.fail(call.id, 'timeout');
      else next = Math.min(next, call.deadline);
    }
    if (next < Infinity) arm(next);
  };
  const take = (id: string): PendingCall | undefined => {
    const call = pending.get(id);
    if (!call) return undefined;
    pending.delete(id);
    if (!call.isSent) queuedCount -= 1;
    if (call.onAbort) call.signal?.removeEventListener('abort', call.onAbort);
    return call;
  };

  const calls: Calls = {
    get size() {
      return pending.size;
    },
    get queuedCount() {
      return queuedCount;
    },
    error: (kind, module, action, reason, cause) =>
      new BridgeError(
        kind,
        networkMessage,
        reason === undefined ? { module, action } : { module, action, reason },
        cause,
      ),
    create(module, action, args, { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS }, sendOrQueue) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          // eslint-disable-next-line house/known-to-browsers -- an error without a cause says as much
          reject(calls.error('aborted', module, action, undefined, signal.reason));
          return;
        }
        const id = nextId();
        const limit = Math.min(Math.max(0, timeLimitMs) || 0, LONGEST_TIME_LIMIT_MS);
        const onAbort =
          signal &&
          ((): void => {
            // eslint-disable-next-line house/known-to-browsers -- an error without a cause says as much
            calls.fail(id, 'aborted', undefined, signal.reason);
          });
        const deadline = clock.now() + limit;
        const call = { id, module, action, args, isSent: false, deadline, resolve, reject, signal, onAbort };
        pending.set(id, call);
        queuedCount += 1;
        if (onAbort) signal.addEventListener('abort', onAbort, { once: true });
        arm(deadline);
        sendOrQueue(call);
      });
    },
    isPending: (id) => pending.has(id),
    queued: () => [...pending.values()].filter((call) => !call.isSent),
    markSent(call) {
      if (call.isSent) return;
      call.isSent = true;
      queuedCount -= 1;
    },
    settle(reply) {
      // A reply to what has not been sent is a guess by someone else.
      if (!pending.get(reply.requestId)?.isSent) return false;
      const call = take(reply.requestId);
      if (!call) return false;
      const { module, action } = call;
      if (!isSuccess(reply.ret)) {
        const message = describeRefusal(reply, networkMessage);
        call.reject(new BridgeError('refused', message, { module, action, ret: reply.ret }));
      } else if (isReplyShape(module, action, reply.returnObj)) {
        // Nothing in `returnObj` reads as an object without fields.
        call.resolve(reply.returnObj ?? {});
      } else {
        call.reject(calls.error('unexpected-reply', module, action));
      }
      return true;
    },
    fail(id, kind, reason, cause) {
      const call = take(id);
      call?.reject(calls.error(kind, call.module, call.action, reason, cause));
    },
    failAll(kind, reason) {
      disarm();
      for (const call of [...pending.values()]) calls.fail(call.id, kind, reason);
    },
  };
  return calls;
}
