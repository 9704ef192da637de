/**
 * The connection over its whole life: session, permission, attempts, retries, loss, sleep, back-forward
 * cache. Owns the status and every decision about another attempt; one socket is `link.ts`.
 *
 * Life: idle -> checking -> (awaiting-visitor) -> connecting -> handshaking -> ready -> lost.
 * A refused or unanswered handshake waits and tries again, with the status staying at fail meanwhile.
 * A socket that never opened is not tried again by itself, unless `keepTrying` asks for it.
 */
import { retryDelay } from './backoff.ts';
import type { Call, Calls } from './calls.ts';
import type { CodecFactory } from './codec.ts';
import type {
  Clock,
  CookieSource,
  Lifecycle,
  LoopbackPermission,
  Logger,
  PermissionProbe,
  Random,
  SocketFactory,
  TimerId,
  YieldTask,
} from './environment.ts';
import type { BridgeErrorKind } from './errors.ts';
import { createKeepAlive } from './keep-alive.ts';
import { type Link, type LinkEnd, openLink } from './link.ts';
import { type Observable, createObservable } from './observable.ts';
import type { ReloadPolicy } from './reload-policy.ts';
import { type Session, type SessionInfo, readSession } from './session.ts';
import { type ConnectionState, INITIAL_STATE, REASON_STATUS, type Reason, STATUS } from './status.ts';
import { within } from './within.ts';
import type { Incoming } from './wire.ts';

const COOKIES_LIMIT_MS = 5_000;
const PROBE_LIMIT_MS = 1_000;
export const MOST_QUEUED_CALLS = 1_000;
export const MOST_BUFFERED_BYTES = 4 * 1024 * 1024;

/** After these, the other side is there and another attempt may fare better. */
const RETRIED: ReadonlySet<Reason> = new Set(['handshake-refused', 'handshake-timeout', 'closed-early']);
/** After these, only where the page asks for it, or where an attempt was a retry already. */
const RETRIED_ON_DEMAND: ReadonlySet<Reason> = new Set(['unreachable', 'open-timeout', 'lost']);
const BLOCKS_LOOK_LIKE: ReadonlySet<Reason> = new Set(['unreachable', 'open-timeout', 'browser-refused']);

type Cause = 'start' | 'visitor' | 'retry';

export interface ConnectionOptions {
  readonly openSocket: SocketFactory;
  readonly createCodec: CodecFactory;
  readonly cookies: CookieSource;
  readonly clock: Clock;
  readonly yieldTask: YieldTask;
  readonly random: Random;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle | undefined;
  readonly permission: PermissionProbe | undefined;
  readonly reload: ReloadPolicy | undefined;
  readonly keepTrying: boolean;
  readonly tag: string;
  readonly networkMessage: string;
  readonly nextId: () => string;
  readonly calls: Calls;
  readonly keepAlive: () => void;
  readonly pluginInitialized: () => void;
  readonly onMessage: (incoming: Incoming) => void;
  readonly onDropped: () => void;
  readonly onListenerError: (error: unknown) => void;
}

export interface Connection {
  readonly $state: Observable<ConnectionState>;
  /** What the cookies say, without the secret; null until they have been read or when no client is there. */
  readonly session: SessionInfo | null;
  start(): void;
  connect(): void;
  /** Sends now, keeps for later, or says why neither. */
  admit(): 'send' | 'queue' | BridgeErrorKind;
  transmit(call: Call): void;
  dispose(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { calls, clock, logger, reload } = options;
  const $state = createObservable<ConnectionState>(INITIAL_STATE, options.onListenerError);
  // Each attempt has a number; what comes late from an earlier one finds that it has passed.
  let attempt = 0;
  let failures = 0;
  let link: Link | undefined;
  let session: SessionInfo | null = null;
  let permission: LoopbackPermission = INITIAL_STATE.permission;
  let retryTimer: TimerId | undefined;
  let hasWarned = false;

  const keepAlive = createKeepAlive(clock, options.keepAlive);
  const stopListening = options.lifecycle?.({
    hide: suspend,
    show() {
      if ($state.get().reason === 'suspended') begin('start');
    },
    resume() {
      link?.check();
      keepAlive.catchUp();
    },
  });

  function show(reason: Reason, more: Partial<ConnectionState> = {}): void {
    const status = REASON_STATUS[reason];
    $state.set({ ...INITIAL_STATE, status, reason, permission, failures, ...more });
  }
  /** Ends whatever is going on, so that there is one socket at a time, and numbers a new attempt. */
  function reset(): number {
    if (retryTimer !== undefined) clock.clearTimer(retryTimer);
    retryTimer = undefined;
    keepAlive.stop();
    link?.close();
    link = undefined;
    attempt += 1;
    return attempt;
  }
  function begin(how: Cause): void {
    const mine = reset();
    if (how !== 'retry') show('checking');
    const proceed = (cookies: ReadonlyMap<string, string>): void => {
      if (mine !== attempt) return;
      const result = readSession(cookies);
      if (result.ok) check(result.session, mine, how);
      else refuse(result.problem);
    };
    try {
      const cookies = options.cookies();
      if (cookies instanceof Promise) void within(clock, COOKIES_LIMIT_MS, cookies, new Map()).then(proceed);
      else proceed(cookies);
    } catch {
      // A cookie source that throws has no cookies to give.
      proceed(new Map());
    }
  }
  function refuse(problem: 'absent' | 'secret-invalid' | 'port-invalid'): void {
    session = null;
    const reason = problem === 'absent' ? 'client-absent' : problem;
    if (problem !== 'absent' && !hasWarned) {
      hasWarned = true;
      logger.warn('the session in the cookies is not usable', { problem });
    }
    show(reason);
    calls.failAll(problem === 'absent' ? 'client-absent' : 'not-connected', reason);
  }
  function check(next: Session, mine: number, how: Cause): void {
    const { secret: _secret, ...info } = next;
    session = info;
    if (!options.permission || how === 'retry') {
      open(next, mine, how);
      return;
    }
    void within(clock, PROBE_LIMIT_MS, options.permission(), 'unsupported').then((answer) => {
      if (mine !== attempt) return;
      permission = answer;
      if (answer === 'denied') fail('permission-denied', how);
      else if (answer === 'prompt' && how !== 'visitor') show('awaiting-visitor');
      else open(next, mine, how);
    });
  }
  function open(next: Session, mine: number, how: Cause): void {
    const isRetry = how === 'retry';
    if (!isRetry) show('connecting');
    if (mine !== attempt) return;
    const { environmentId: envid, apiId: apiid, channelId, isGuest } = next;
    try {
      link = openLink({
        ...options,
        url: `ws://127.0.0.1:${next.port}/`,
        codec: options.createCodec(next.secret),
        browserId: next.browserId,
        handshakeId: options.nextId(),
        handshakeArgs: { envid, apiid, channelId, isGuest },
        events: {
          opened() {
            if (!isRetry) show('handshaking');
          },
          ready,
          message: options.onMessage,
          dropped: options.onDropped,
          ended(end) {
            link = undefined;
            fail(end.reason, how, end);
          },
        },
      });
    } catch {
      // The browser's SecurityError: the address is refused, and its text has nothing to add.
      fail('browser-refused', how);
    }
  }
  function ready(): void {
    failures = 0;
    // Held back until the greeting is out: a listener of the state may call at once.
    options.pluginInitialized();
    for (const call of calls.queued()) transmit(call);
    keepAlive.start();
    show('ready');
  }
  function fail(reason: Reason, how: Cause, end?: LinkEnd): void {
    const mine = reset();
    failures += 1;
    const wasReady = end?.wasReady ?? false;
    const willReload = reason === 'lost' && reload !== undefined;
    const isRetried =
      RETRIED.has(reason) ||
      (RETRIED_ON_DEMAND.has(reason) && !willReload && (options.keepTrying || how === 'retry'));
    const retryInMs = isRetried ? retryDelay(failures, options.random) : null;
    if (retryInMs !== null) {
      retryTimer = clock.setTimer(() => {
        begin('retry');
      }, retryInMs);
    }
    report(reason, end?.closeCode ?? null);
    const facts = { retryInMs, closeCode: end?.closeCode ?? null, refusal: end?.refusal ?? null };
    show(reason, facts);
    if (mine === attempt) calls.failAll(wasReady ? 'closed' : 'not-connected', reason);
    if (mine === attempt && willReload) reload.schedule();
    if (mine === attempt && BLOCKS_LOOK_LIKE.has(reason)) void explain(mine, facts);
  }
  /** A block by the browser looks like a port where nothing listens; only the permission tells. */
  async function explain(mine: number, facts: Partial<ConnectionState>): Promise<void> {
    if (!options.permission) return;
    const answer = await within(clock, PROBE_LIMIT_MS, options.permission(), 'unsupported');
    if (mine !== attempt) return;
    permission = answer;
    if (answer !== 'denied' && answer !== 'prompt') return;
    reset();
    show(answer === 'denied' ? 'permission-denied' : 'permission-unanswered', { ...facts, retryInMs: null });
  }
  function report(reason: Reason, closeCode: number | null): void {
    if (reason === 'lost' || reason === 'closed-early') {
      logger.warn('client closed the connection', { reason, closeCode });
    } else if (reason !== 'handshake-refused') {
      logger.warn('not connected to the client', { reason });
    } else {
      logger.warn('the client refused the handshake', { reason });
    }
  }
  function suspend(): void {
    const { reason } = $state.get();
    if (reason === 'idle' || reason === 'disposed') return;
    reset();
    reload?.cancel();
    failures = 0;
    show('suspended');
    calls.failAll('closed', 'suspended');
  }
  function transmit(call: Call): void {
    const target = link;
    if (!target) {
      calls.fail(call.id, 'closed');
      return;
    }
    calls.markSent(call);
    target.send(
      call,
      () => calls.isPending(call.id),
      (kind, cause) => {
        calls.fail(call.id, kind, undefined, cause);
      },
    );
  }

  return {
    $state,
    get session() {
      return session;
    },
    start() {
      if ($state.get().reason === 'idle') begin('start');
    },
    connect() {
      const { reason, status } = $state.get();
      if (reason === 'disposed' || status === STATUS.success) return;
      if (reason === 'connecting' || reason === 'handshaking') return;
      reload?.cancel();
      failures = 0;
      begin('visitor');
    },
    admit() {
      const { reason, status } = $state.get();
      if (reason === 'disposed') return 'disposed';
      if (reason === 'client-absent') return 'client-absent';
      if (link?.isReady) return link.bufferedBytes > MOST_BUFFERED_BYTES ? 'congested' : 'send';
      if (status === STATUS.fail || reason === 'suspended') return 'not-connected';
      return calls.queuedCount < MOST_QUEUED_CALLS ? 'queue' : 'queue-full';
    },
    transmit,
    dispose() {
      reset();
      stopListening?.();
      reload?.dispose();
      // Listeners go first: who has gone away is not told any more.
      $state.off();
      show('disposed');
      calls.failAll('disposed', 'disposed');
    },
  };
}
