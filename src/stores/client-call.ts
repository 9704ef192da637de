/**
 * One question to the local client, for views that have no other business with it: over the page's connection, which ends
 * with the question where nobody else holds it. Where the browser will ask the visitor first, nothing is opened before the
 * visitor has agreed: the page says what is about to be asked. Where another tab has the client, it is waited for shortly
 * and then said so; the visitor may have the question put here all the same.
 */
import { clock } from '#src/browser/clock.ts';
import { isBridgeError, STATUS } from '#bridge-lib';
import { clientSession } from './page/client-session.ts';
import type { SiteClient } from './client/session.ts';
import { isAway, YIELD_LIMIT_MS } from './client/client-lock.ts';

/** What a page can do about a call that did not come through. */
export type ClientTrouble =
  /** The browser is going to ask: say so, and call again once the visitor agreed. */
  | { kind: 'asks' }
  /** The browser forbids it: say how to undo that. */
  | { kind: 'denied' }
  /** Another tab is connected: say so, and call again once the visitor wants it here. */
  | { kind: 'elsewhere' }
  /** The question never reached the client, so it can be put again. */
  | { kind: 'unreached'; reason: string }
  /** It may have reached the client, which did not do it; the reason is the client's own, or the network's. */
  | { kind: 'failed'; reason: string };

export type ClientAnswer<T> = { kind: 'done'; value: T } | ClientTrouble;

export interface ClientCallOptions {
  /** The trouble that the visitor had read of before pressing on: of `asks` and `elsewhere` that is consent. */
  told?: string;
  signal: AbortSignal;
  /** The sentence for a failure that brings no words of its own. */
  networkMessage: string;
}

/** A client that refuses so often in a row is given up: the page offers to ask again. */
const MOST_FAILURES = 3;
/** How long the browser may take to say that it was itself what blocked the connection. */
const VERDICT_LIMIT_MS = 1_500;
/** Longer than a tab takes that only has a question of its own, and than one may take to close its connection. */
const LOCK_LIMIT_MS = YIELD_LIMIT_MS + 1_000;
const UNREACHED: ReadonlySet<string> = new Set(['client-absent', 'not-connected', 'queue-full', 'disposed']);

/** A block by the browser first looks like a port where nothing listens: its permission is asked after the calls have failed. */
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
    const stopWaiting = clock.after(VERDICT_LIMIT_MS, end);
  });
}

/** Tries once more where an earlier attempt has failed, but not past a question that the browser would ask. */
function connect(client: SiteClient, hasAgreed: boolean): void {
  const { status, permission } = client.$state.get();
  if (hasAgreed || (status === STATUS.fail && permission !== 'prompt')) clientSession.connect();
}

/** @returns whether this tab may ask the client, as soon as that is known */
function isLockHere(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHere: boolean): void => {
      stopWaiting();
      stopListening();
      signal.removeEventListener('abort', leave);
      resolve(isHere);
    };
    const leave = (): void => end(false);
    let stopListening = (): void => undefined;
    const stopWaiting = clock.after(LOCK_LIMIT_MS, () => end(false));
    signal.addEventListener('abort', leave);
    // Without a lock it rests: the connection says by itself what is the matter.
    const isOpen = (): boolean => ['held', 'none'].includes(clientSession.$lock.get());
    if (isOpen()) end(true);
    else
      stopListening = clientSession.$lock.listen(() => {
        if (isOpen()) end(true);
      });
  });
}

/** @param question is given the signal that ends it: the visitor has left, or its answer is not waited for any more */
export async function askClient<T>(
  question: (client: SiteClient, signal: AbortSignal) => Promise<T>,
  { told, signal, networkMessage }: ClientCallOptions,
): Promise<ClientAnswer<T>> {
  const { client, release } = clientSession.hold(networkMessage);
  // Where others hold the connection on, a question that was given up must not be sent after all.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end);
  let stopListening = (): void => undefined;
  try {
    if (signal.aborted) throw new DOMException('The caller has left.', 'AbortError');
    if (told === 'elsewhere') clientSession.takeOver();
    connect(client, told === 'asks');
    if (!(await isLockHere(ending.signal))) return { kind: 'elsewhere' };
    const givenUp = new Promise<ClientTrouble>((resolve) => {
      stopListening = client.$state.subscribe(({ reason, failures }) => {
        if (reason === 'awaiting-visitor') resolve({ kind: 'asks' });
        // What has been sent has ended with the first of them.
        if (failures >= MOST_FAILURES) resolve({ kind: 'unreached', reason: networkMessage });
      });
    });
    const answer = question(client, ending.signal).then((value) => ({ kind: 'done', value }) as const);
    // Whichever comes second is let go.
    answer.catch(() => undefined);
    return await Promise.race([answer, givenUp]);
  } catch (error) {
    const isUnsent = !isBridgeError(error) || UNREACHED.has(error.kind);
    // Another tab may have taken over meanwhile.
    if (isUnsent && isAway(clientSession.$lock.get())) return { kind: 'elsewhere' };
    const reason = await finalReason(client);
    if (reason === 'permission-denied') return { kind: 'denied' };
    if (reason === 'permission-unanswered') return { kind: 'asks' };
    if (!isBridgeError(error)) return { kind: 'unreached', reason: networkMessage };
    return { kind: isUnsent ? 'unreached' : 'failed', reason: error.message };
  } finally {
    stopListening();
    signal.removeEventListener('abort', end);
    ending.abort();
    release();
  }
}
