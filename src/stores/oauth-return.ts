/**
 * What a visitor sees who comes back from a provider. The answer in the address counts once, in the tab that asked for it;
 * its code is sent once, to the client where there is one, else to the API. What fails is begun anew by the visitor, never
 * by itself; what never reached the client was not sent, and can be tried again.
 *
 *   wait ──→ denied, state                                   nothing to send
 *   wait ──→ done, failed, network                           sent
 *   wait ──→ asks, forbidden, unreached ── connect ──→ wait  not sent yet
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { OauthAnswer } from '#src/browser/oauth-answer.ts';
import type { ClientCallOptions } from './client-call.ts';
import type { CloudLoginEnd } from './cloud-login.ts';
import type { Exchange, ExchangeEnd } from './oauth.ts';

/** `denied` is the provider's word: the visitor declined there. `forbidden` is the browser's. */
export type OauthView =
  | { kind: 'wait' | 'denied' | 'state' | 'failed' | 'network' | 'asks' | 'forbidden' | 'unreached' }
  | { kind: 'done'; name: string; isClient: boolean };

export interface OauthReturnStore {
  $view: ReadableAtom<OauthView>;
  /** Where the visitor wanted to go, where that is allowed. */
  $next: ReadableAtom<string | undefined>;
  /** Takes the answer out of the address, and sends its code. Once. */
  start: () => Promise<void>;
  /** The visitor's word that the page may reach the client. */
  connect: () => Promise<void>;
  dispose: () => void;
}

export interface OauthReturnOptions {
  takeAnswer: () => OauthAnswer;
  isInClient: () => boolean;
  /** Both may also fail by not being there: their code did not arrive, so nothing was sent. */
  cloudLogin: (code: string, options: ClientCallOptions) => Promise<CloudLoginEnd>;
  exchange: (payload: Exchange, signal: AbortSignal) => Promise<ExchangeEnd>;
  networkMessage: string;
}

export function createOauthReturn({
  takeAnswer,
  isInClient,
  cloudLogin,
  exchange,
  networkMessage,
}: OauthReturnOptions): OauthReturnStore {
  const $view = atom<OauthView>({ kind: 'wait' });
  const $next = atom<string | undefined>();
  const leaving = new AbortController();
  const { signal } = leaving;
  let isBusy = false;
  let send: ((hasAgreed: boolean) => Promise<CloudLoginEnd | ExchangeEnd>) | undefined;

  async function attempt(hasAgreed: boolean): Promise<void> {
    if (!send || isBusy) return;
    isBusy = true;
    $view.set({ kind: 'wait' });
    const end = await send(hasAgreed).catch(() => ({ kind: 'network' }) as const);
    isBusy = false;
    if (!signal.aborted) $view.set(viewOf(end));
  }

  return {
    $view,
    $next,
    async start() {
      const { answer, next, redirect } = takeAnswer();
      if (answer.kind !== 'exchange') {
        $view.set({ kind: answer.kind });
        return;
      }
      const { code, state } = answer;
      $next.set(next);
      send = isInClient()
        ? (hasAgreed) => cloudLogin(code, { hasAgreed, signal, networkMessage })
        : () => exchange({ code, state, redirect }, signal);
      await attempt(false);
    },
    connect: () => attempt(true),
    dispose() {
      leaving.abort();
    },
  };
}

function viewOf(end: CloudLoginEnd | ExchangeEnd): OauthView {
  if (end.kind === 'done') return { kind: 'done', name: end.name, isClient: end.isClient };
  return { kind: end.kind === 'denied' ? 'forbidden' : end.kind };
}
