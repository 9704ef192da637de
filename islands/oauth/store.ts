/**
 * What a visitor sees at `/oauth`. The address asks to start a sign-in, contains the provider's answer, or neither. An
 * answer is valid once, in the tab that asked for it; its code is sent once, to the client where there is one, else to
 * the API. Only the visitor starts again after a failure. A code that never reached the client can be sent again.
 *
 *   wait ──→ leaving ──→ unable                              starting
 *   wait ──→ denied, provider, state, used, expired          nothing to send
 *   wait ──→ done, failed, network, provider, busy           sent
 *   wait ──→ asks, forbidden, elsewhere, unreached, unsent ── connect ──→ wait  not sent yet
 *   wait ──→ done, out; done ── signOut ──→ out              who is signed in on the site
 */
import { atom } from 'nanostores';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { replacePage } from '#src/browser/location.ts';
import { startSignIn, takeSignInTask } from './browser.ts';
import type { SignInProvider } from '#src/config/sign-in.ts';
import type { ClientCallOptions } from '#src/stores/client-call.ts';
import type { CloudLoginEnd } from './cloud-login.ts';
import type { Exchange, ExchangeEnd } from './exchange.ts';
import { pageSignedIn } from '#src/stores/page/shared.ts';

/** This sign-in has failed. `denied`: the visitor declined at the provider. */
export type FailedSignIn =
  | { kind: 'unable' | 'denied' | 'state' | 'used' | 'expired' | 'failed' | 'network' | 'busy' }
  | { kind: 'provider'; error: string };

/** `forbidden`: by the browser; `elsewhere`: another tab has the client; `unsent`: the sending code did not arrive. */
export type OauthView =
  | { kind: 'wait' | 'leaving' | 'out' | 'asks' | 'forbidden' | 'elsewhere' | 'unreached' | 'unsent' }
  | FailedSignIn
  | { kind: 'done'; name: string; isClient: boolean };

/** The sending code did not arrive, so nothing was sent. */
const unsent = () => ({ kind: 'unsent' }) as const;
type Unsent = ReturnType<typeof unsent>;

// Only the code that is needed to send is loaded.
const loadCloudLogin = () => import('./cloud-login.ts');
const loadExchange = () => import('./exchange.ts');

export const pageOf = (provider: SignInProvider) => ({
  takeTask: takeSignInTask,
  startSignIn: (callback: string) => startSignIn(provider, callback),
  isInClient: hasClientSession,
  cloudLogin: (code: string, options: ClientCallOptions) =>
    loadCloudLogin().then((calls) => calls.cloudLogin(code, options), unsent),
  exchange: (payload: Exchange, signal: AbortSignal) =>
    loadExchange().then((calls) => calls.exchangeCode(payload, signal), unsent),
  signedIn: pageSignedIn,
  openPage: replacePage,
});

export interface OauthReturnOptions extends ReturnType<typeof pageOf> {
  networkMessage: string;
}

export function createOauthReturn({
  takeTask,
  startSignIn,
  isInClient,
  cloudLogin,
  exchange,
  signedIn,
  openPage,
  networkMessage,
}: OauthReturnOptions) {
  const $view = atom<OauthView>({ kind: 'wait' });
  const $callback = atom('');
  let hasStarted = false;
  let sending: AbortController | undefined;
  let send:
    | ((told: string, signal: AbortSignal) => Promise<CloudLoginEnd | ExchangeEnd | Unsent>)
    | undefined;

  /** @param told what the visitor has read about reaching the client */
  async function attempt(told = ''): Promise<void> {
    if (!send || sending) return;
    sending = new AbortController();
    const { signal } = sending;
    $view.set({ kind: 'wait' });
    const end = await send(told, signal).catch(() => ({ kind: 'network' }) as const);
    if (signal.aborted) return;
    sending = undefined;
    $view.set(viewOf(end));
    if (end.kind !== 'done') return;
    // The client remembers its own users.
    if (!end.isClient) signedIn.remember(end.name, end.own);
    else if ($callback.get()) openPage($callback.get());
  }

  /** Shows who is signed in, when the address concerns no provider. */
  function showSignedIn(): boolean {
    const name = isInClient() ? '' : signedIn.name();
    $view.set(name ? { kind: 'done', name, isClient: false } : { kind: 'out' });
    return name !== '';
  }

  async function leave(): Promise<void> {
    $view.set({ kind: 'leaving' });
    if (!(await startSignIn($callback.get()))) $view.set({ kind: 'unable' });
  }

  return {
    $view,
    /** Path that the visitor wanted to continue at; empty if unknown. */
    $callback,
    /**
     * Takes the task out of the address and does it. A second call finds none, and continues what `dispose` aborted.
     */
    start: async () => {
      if (hasStarted) {
        if ($view.get().kind === 'wait') await attempt();
        return;
      }
      hasStarted = true;
      const { asked, callback } = takeTask();
      $callback.set(callback);
      switch (asked.kind) {
        case 'none':
          showSignedIn();
          return;
        case 'start':
          // Signing in as somebody else begins with signing out.
          if (!showSignedIn()) await leave();
          return;
        case 'exchange': {
          const { code } = asked;
          const { state, redirect, verifier } = asked.attempt;
          send = isInClient()
            ? (told, signal) => cloudLogin(code, { shownProblem: told, signal, networkMessage })
            : (_told, signal) => exchange({ code, state, redirect, verifier }, signal);
          await attempt();
          return;
        }
        default:
          $view.set(asked);
      }
    },
    /** Tries again; if the page has named an obstacle, this is also the consent to reach the client. */
    connect: () => attempt($view.get().kind),
    signOut() {
      signedIn.forget();
      $view.set({ kind: 'out' });
    },
    /** Called when somebody has signed in or out on the site, here or in another tab. */
    refresh: () => {
      const view = $view.get();
      if (view.kind === 'out' || (view.kind === 'done' && !view.isClient)) showSignedIn();
    },
    dispose: () => {
      sending?.abort();
      sending = undefined;
    },
  };
}

function viewOf(end: CloudLoginEnd | ExchangeEnd | Unsent): OauthView {
  switch (end.kind) {
    case 'done':
      return { kind: 'done', name: end.name, isClient: end.isClient };
    case 'denied':
      return { kind: 'forbidden' };
    case 'provider':
      return { kind: 'provider', error: '' };
    default:
      return { kind: end.kind };
  }
}
