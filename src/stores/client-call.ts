/**
 * One request to the local client, for views that need no lasting connection: it uses the page's connection, which
 * closes afterwards unless others hold it. If the browser will ask the visitor first, nothing is opened before the
 * visitor has agreed. If another tab is connected, the request waits shortly and then reports that; the visitor may
 * send it here all the same.
 */
import { clock } from '#src/browser/clock.ts';
import { isBridgeError, STATUS } from '#bridge-lib';
import { clientSession } from './page/client-session.ts';
import type { SiteClient } from './client/session.ts';
import { isLockElsewhere, YIELD_LIMIT_MS } from './client/client-lock.ts';

/** What a page can do about a failed request. */
export type ClientCallProblem =
  /** The browser will ask: say so, and call again when the visitor has agreed. */
  | { kind: 'asks' }
  /** The browser forbids it: say how to change that. */
  | { kind: 'denied' }
  /** Another tab is connected: say so, and call again if the visitor wants it here. */
  | { kind: 'elsewhere' }
  /** The request never reached the client, so it can be repeated. */
  | { kind: 'unreached'; reason: string }
  /** It may have reached the client, which did not do it; the reason is the client's or the network's. */
  | { kind: 'failed'; reason: string };

export type ClientAnswer<T> = { kind: 'done'; value: T } | ClientCallProblem;

export interface ClientCallOptions {
  /** The trouble that the page showed before the press: for `asks` and `elsewhere` the press is consent. */
  shownProblem?: string;
  signal: AbortSignal;
  /** The sentence for a failure without a text. */
  networkMessage: string;
}

/** After so many failures in a row the request ends, and the page offers a retry. */
const MAX_FAILURES = 3;
/** For this long the browser may take to report that it blocked the connection. */
const BLOCK_REPORT_LIMIT_MS = 1_500;
/** Longer than a tab needs for a single request, or for closing its connection. */
const LOCK_LIMIT_MS = YIELD_LIMIT_MS + 1_000;
const NOT_SENT: ReadonlySet<string> = new Set(['client-absent', 'not-connected', 'queue-full', 'disposed']);

/** A connection that the browser blocks first looks like a closed port: its permission is read after the failure. */
function finalReason({ $state }: SiteClient): string | Promise<string> {
  const { reason, permission } = $state.get();
  if (permission !== 'prompt') return reason;
  return new Promise((resolve) => {
    const end = (): void => {
      stopListening();
      stopWaiting();
      resolve($state.get().reason);
    };
    const stopListening = $state.listen(end);
    const stopWaiting = clock.after(BLOCK_REPORT_LIMIT_MS, end);
  });
}

/** Tries again after a failed attempt, unless the browser would ask a question. */
function connect(client: SiteClient, isAllowed: boolean): void {
  const { status, permission } = client.$state.get();
  if (isAllowed || (status === STATUS.fail && permission !== 'prompt')) clientSession.connect();
}

/** @returns whether this tab may use the client, once that is known */
function waitForLock(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasLock: boolean): void => {
      stopWaiting();
      stopListening();
      signal.removeEventListener('abort', onAbort);
      resolve(hasLock);
    };
    const onAbort = (): void => end(false);
    let stopListening = (): void => undefined;
    const stopWaiting = clock.after(LOCK_LIMIT_MS, () => end(false));
    signal.addEventListener('abort', onAbort);
    // Without a lock the client rests, and the connection itself reports the reason.
    const isOpen = (): boolean => ['held', 'none'].includes(clientSession.$lock.get());
    if (isOpen()) end(true);
    else
      stopListening = clientSession.$lock.listen(() => {
        if (isOpen()) end(true);
      });
  });
}

/** @param request gets the signal that ends it: the visitor has left, or the answer is no longer awaited */
export async function askClient<T>(
  request: (client: SiteClient, signal: AbortSignal) => Promise<T>,
  { shownProblem, signal, networkMessage }: ClientCallOptions,
): Promise<ClientAnswer<T>> {
  const { client, release } = clientSession.hold(networkMessage);
  // If others keep the connection open, an abandoned request must not be sent later.
  const ownSignal = new AbortController();
  const end = (): void => ownSignal.abort();
  signal.addEventListener('abort', end);
  let stopListening = (): void => undefined;
  try {
    if (signal.aborted) throw new DOMException('The caller has left.', 'AbortError');
    if (shownProblem === 'elsewhere') clientSession.takeOver();
    connect(client, shownProblem === 'asks');
    if (!(await waitForLock(ownSignal.signal))) return { kind: 'elsewhere' };
    const failed = new Promise<ClientCallProblem>((resolve) => {
      stopListening = client.$state.subscribe(({ reason, failures }) => {
        if (reason === 'awaiting-visitor') resolve({ kind: 'asks' });
        // A sent request has ended with the first failure.
        if (failures >= MAX_FAILURES) resolve({ kind: 'unreached', reason: networkMessage });
      });
    });
    const answer = request(client, ownSignal.signal).then((value) => ({ kind: 'done', value }) as const);
    // The later of the two is ignored.
    answer.catch(() => undefined);
    return await Promise.race([answer, failed]);
  } catch (error) {
    const isUnsent = !isBridgeError(error) || NOT_SENT.has(error.kind);
    // Another tab may have taken over meanwhile.
    if (isUnsent && isLockElsewhere(clientSession.$lock.get())) return { kind: 'elsewhere' };
    const reason = await finalReason(client);
    if (reason === 'permission-denied') return { kind: 'denied' };
    if (reason === 'permission-unanswered') return { kind: 'asks' };
    if (!isBridgeError(error)) return { kind: 'unreached', reason: networkMessage };
    return { kind: isUnsent ? 'unreached' : 'failed', reason: error.message };
  } finally {
    stopListening();
    signal.removeEventListener('abort', end);
    ownSignal.abort();
    release();
  }
}
