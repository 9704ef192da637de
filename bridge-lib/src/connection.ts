/**
 * The connection over its whole life: attempts, loss, sleep, back-forward cache, and which calls may wait for it. Owns
 * the status. `preconditions.ts` has what is checked before a socket, `link.ts` one socket, `retry.ts` further
 * attempts, and `calls.ts` the calls.
 *
 * States: idle -> checking -> (awaiting-visitor) -> connecting -> handshaking -> ready -> lost.
 * After a refused or unanswered handshake it waits and tries again; the status is fail meanwhile.
 * A socket that never opened is tried again only with `keepTrying`.
 */
import { atom } from 'nanostores';
import { askPermission, findSession } from './preconditions.ts';
import type { Call, Calls } from './calls.ts';
import type { BridgeEnvironment } from './environment.ts';
import { createKeepAlive } from './timer.ts';
import { type Link, type LinkOptions, openLink } from './link.ts';
import type { ReloadPolicy } from './reload-policy.ts';
import { createRetries } from './retry.ts';
import type { Session, SessionInfo, SessionProblem } from './session.ts';
import {
  type BridgeStatus,
  type ConnectionState,
  FAIL,
  type FailReason,
  INITIAL_STATE,
  INITING,
  type ReasonOf,
  SUCCESS,
} from './status.ts';
import { type SetStore, stopNotifying } from './stores.ts';

const MAX_QUEUED_CALLS = 1_000;
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

const POSSIBLY_BLOCKED: readonly FailReason[] = ['unreachable', 'open-timeout', 'browser-refused'];

/** After these, the other side has closed. */
const CLOSED: readonly FailReason[] = ['lost', 'closed-early'];

type Trigger = 'start' | 'visitor' | 'retry';

type FromLink = 'session' | 'onOpen' | 'onReady' | 'onEnd';

export interface ConnectionOptions
  extends Omit<BridgeEnvironment, 'reload'>, Omit<LinkOptions, FromLink | 'calls'> {
  readonly calls: Calls;
  readonly set: SetStore;
  readonly reload: ReloadPolicy | undefined;
  readonly keepTrying: boolean | undefined;
  /** Sends one of the library's own actions to the client. */
  readonly send: (action: string) => void;
}

export function createConnection(options: ConnectionOptions) {
  const { calls, logger, reload } = options;
  const $state = atom<ConnectionState>(INITIAL_STATE);
  // Each attempt has a number, so that late events of an earlier one are ignored.
  let attempt = 0;
  let link: Link | undefined;
  let session: SessionInfo | null = null;
  let { permission } = INITIAL_STATE;
  let hasWarned = false;

  const keepAlive = createKeepAlive(options.clock, () => options.send('KeepAlive'));
  const retries = createRetries(options, () => begin('retry'));
  const stopListening = options.lifecycle?.({
    hide: suspend,
    show() {
      if ($state.get().reason === 'suspended') begin('start');
    },
    resume() {
      link?.check();
      if (link?.isReady) keepAlive.catchUp();
    },
  });

  function setState<Status extends BridgeStatus>(
    status: Status,
    reason: ReasonOf<Status>,
    more: Partial<ConnectionState> = {},
  ): void {
    const { failures } = retries;
    options.set($state, { ...INITIAL_STATE, status, reason, permission, failures, ...more });
  }
  /** Ends the previous attempt, so that there is one socket at a time, and numbers a new one. */
  function reset(): number {
    retries.cancel();
    keepAlive.stop();
    link?.close();
    link = undefined;
    attempt += 1;
    return attempt;
  }
  function begin(trigger: Trigger): void {
    const ownAttempt = reset();
    if (trigger !== 'retry') {
      retries.forgetFailures();
      setState(INITING, 'checking');
    }
    findSession(options, (result) => {
      if (ownAttempt !== attempt) return;
      if (result.ok) checkPermission(result.session, ownAttempt, trigger);
      else rejectSession(result.problem);
    });
  }
  function rejectSession(problem: SessionProblem): void {
    session = null;
    if (problem === 'absent') {
      setState(INITING, 'client-absent');
      calls.failAll('client-absent', 'client-absent');
      return;
    }
    if (!hasWarned) logger.warn('the session in the cookies is not usable', { problem });
    hasWarned = true;
    setState(FAIL, problem);
    calls.failAll('not-connected', problem);
  }
  function checkPermission(next: Session, ownAttempt: number, trigger: Trigger): void {
    const { secret: _secret, ...info } = next;
    session = info;
    const permissionRequest = trigger === 'retry' ? undefined : askPermission(options);
    if (!permissionRequest) {
      open(next, ownAttempt, trigger);
      return;
    }
    void permissionRequest.then((answer) => {
      if (ownAttempt !== attempt) return;
      permission = answer;
      if (answer === 'denied') fail(trigger, 'permission-denied');
      else if (answer === 'prompt' && trigger !== 'visitor') setState(INITING, 'awaiting-visitor');
      else open(next, ownAttempt, trigger);
    });
  }
  function open(next: Session, ownAttempt: number, trigger: Trigger): void {
    const isRetry = trigger === 'retry';
    if (!isRetry) setState(INITING, 'connecting');
    if (ownAttempt !== attempt) return;
    try {
      link = openLink({
        ...options,
        session: next,
        onOpen() {
          if (!isRetry) setState(INITING, 'handshaking');
        },
        onReady,
        onEnd(...end) {
          fail(trigger, ...end);
        },
      });
    } catch {
      // The browser's SecurityError: it refuses the address; the text adds nothing.
      fail(trigger, 'browser-refused');
    }
  }
  function onReady(): void {
    retries.forgetFailures();
    // Held back until the greeting is sent, since a listener of the state may call at once.
    const queued = calls.queued();
    options.send('PluginInitialized');
    for (const call of queued) submit(call);
    keepAlive.start();
    setState(SUCCESS, 'ready');
  }
  function fail(
    trigger: Trigger,
    reason: FailReason,
    closeCode: number | null = null,
    refusal: string | null = null,
  ): void {
    const ownAttempt = reset();
    const willReload = reason === 'lost' && reload !== undefined;
    const isOnDemand = !willReload && (options.keepTrying === true || trigger === 'retry');
    const retryInMs = retries.afterFailure(reason, isOnDemand);
    const message = CLOSED.includes(reason) ? 'client closed the connection' : 'not connected to the client';
    logger.warn(message, { reason, closeCode });
    setState(FAIL, reason, { retryInMs, closeCode, refusal });
    // A listener may have begun another attempt.
    if (ownAttempt !== attempt) return;
    calls.failSent(reason);
    if (retryInMs === null) calls.failAll('not-connected', reason);
    if (willReload) reload.schedule();
    if (POSSIBLY_BLOCKED.includes(reason)) void checkForBlock(ownAttempt);
  }
  /** A block by the browser looks like a closed port; only the permission shows the difference. */
  async function checkForBlock(ownAttempt: number): Promise<void> {
    const answer = await askPermission(options);
    if (ownAttempt !== attempt || !answer) return;
    permission = answer;
    if (answer !== 'denied' && answer !== 'prompt') return;
    reset();
    const reason = answer === 'denied' ? 'permission-denied' : 'permission-unanswered';
    setState(FAIL, reason, { closeCode: $state.get().closeCode });
    calls.failAll('not-connected', reason);
  }
  function suspend(): void {
    const { reason } = $state.get();
    if (reason === 'idle' || reason === 'disposed') return;
    reset();
    reload?.cancel();
    retries.forgetFailures();
    setState(INITING, 'suspended');
    calls.failSent('suspended');
    calls.failAll('not-connected', 'suspended');
  }
  function submit(call: Call): void {
    if (!link?.isReady) return;
    call.isSent = true;
    link.send(call);
  }

  return {
    $state,
    /** From the cookies, without the secret; null until they are read, and without a client. */
    get session() {
      return session;
    },
    start: () => {
      if ($state.get().reason === 'idle') begin('start');
    },
    connect: () => {
      if (['disposed', 'connecting', 'handshaking', 'ready'].includes($state.get().reason)) return;
      reload?.cancel();
      begin('visitor');
    },
    /** The reason why no call can be accepted now, if so. */
    refusal() {
      if (link?.isReady) return link.bufferedBytes > MAX_BUFFERED_BYTES ? 'congested' : undefined;
      const { reason, retryInMs, status } = $state.get();
      if (reason === 'disposed' || reason === 'client-absent') return reason;
      // After a failure, calls wait if another attempt is due or already running.
      const isOver = reason === 'suspended' || status === FAIL;
      if (isOver && retryInMs === null) return 'not-connected';
      return calls.queued().length < MAX_QUEUED_CALLS ? undefined : 'queue-full';
    },
    /** Sends a call, or lets it wait until the connection is ready. */
    submit,
    dispose: () => {
      reset();
      stopListening?.();
      reload?.dispose();
      stopNotifying($state);
      setState(FAIL, 'disposed');
      calls.failAll('disposed', 'disposed');
    },
  };
}
