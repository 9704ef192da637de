/**
 * What a visitor sees at `/oauth`. The address asks to set out for the provider, or bears its answer, or neither. An answer
 * counts once, in the tab that asked for it; its code is sent once, to the client where there is one, else to the API.
 * What fails is begun anew by the visitor, never by itself; what never reached the client was not sent, and can be tried
 * again.
 *
 *   wait ──→ leaving ──→ unable                              setting out
 *   wait ──→ denied, provider, state, used, expired          nothing to send
 *   wait ──→ done, failed, network, provider, busy           sent
 *   wait ──→ asks, forbidden, elsewhere, unreached, unsent ── connect ──→ wait  not sent yet
 *   wait ──→ done, out; done ── signOut ──→ out              who is signed in on the site
 */
import { atom } from 'nanostores';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { replacePage } from '#src/browser/location.ts';
import { startSignIn, takeSignInTask, type SignInTask } from './browser.ts';
import type { SignInProvider } from '#src/config/sign-in.ts';
import type { ClientCallOptions } from '#src/stores/client-call.ts';
import type { CloudLoginEnd } from './cloud-login.ts';
import type { Exchange, ExchangeEnd } from './exchange.ts';
import { pageSignedIn } from '#src/stores/page/shared.ts';
import type { SignedIn } from '#src/stores/signed-in.ts';

/** This sign-in is over without a result. `denied` is the provider's word: the visitor declined there. */
export type FailedSignIn =
  | { kind: 'unable' | 'denied' | 'state' | 'used' | 'expired' | 'failed' | 'network' | 'busy' }
  | { kind: 'provider'; error: string };

/** `forbidden` is the browser's word; `elsewhere`: another tab has the client; `unsent`: the code that sends it did not come. */
export type OauthView =
  | { kind: 'wait' | 'leaving' | 'out' | 'asks' | 'forbidden' | 'elsewhere' | 'unreached' | 'unsent' }
  | FailedSignIn
  | { kind: 'done'; name: string; isClient: boolean };

interface Unsent {
  kind: 'unsent';
}

export interface OauthReturnOptions {
  takeTask: () => SignInTask;
  /** @returns whether the page is being left for the provider */
  setOut: (callback: string) => Promise<boolean>;
  isInClient: () => boolean;
  /** Both may also not be there: their code did not arrive, so nothing was sent. */
  cloudLogin: (code: string, options: ClientCallOptions) => Promise<CloudLoginEnd | Unsent>;
  exchange: (payload: Exchange, signal: AbortSignal) => Promise<ExchangeEnd | Unsent>;
  signedIn: SignedIn;
  /** Leaves for a path of this site. */
  goOn: (path: string) => void;
  networkMessage: string;
}

export function createOauthReturn({
  takeTask,
  setOut,
  isInClient,
  cloudLogin,
  exchange,
  signedIn,
  goOn,
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
    // Who uses the client is the client's to remember.
    if (!end.isClient) signedIn.remember(end.name, end.own);
    else if ($callback.get()) goOn($callback.get());
  }

  /** The page's own business, without anything of a provider in the address. */
  function showWho(): boolean {
    const name = isInClient() ? '' : signedIn.name();
    $view.set(name ? { kind: 'done', name, isClient: false } : { kind: 'out' });
    return name !== '';
  }

  async function leave(): Promise<void> {
    $view.set({ kind: 'leaving' });
    if (!(await setOut($callback.get()))) $view.set({ kind: 'unable' });
  }

  return {
    $view,
    /** Path that the visitor wanted to go on to; empty where none is known. */
    $callback,
    /**
     * Takes question or answer out of the address, and does what it asks for. Called again it takes nothing; what `dispose`
     * has broken off goes on.
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
          showWho();
          return;
        case 'start':
          // Signing in as somebody else begins with signing out.
          if (!showWho()) await leave();
          return;
        case 'exchange': {
          const { code } = asked;
          const { state, redirect, verifier } = asked.attempt;
          send = isInClient()
            ? (told, signal) => cloudLogin(code, { told, signal, networkMessage })
            : (_told, signal) => exchange({ code, state, redirect, verifier }, signal);
          await attempt();
          return;
        }
        default:
          $view.set(asked);
      }
    },
    /** Another try; where the page has told of it, also the visitor's consent to reach the client. */
    connect: () => attempt($view.get().kind),
    /** Forgets who is signed in on the site. */
    signOut() {
      signedIn.forget();
      $view.set({ kind: 'out' });
    },
    /** Somebody has signed in or out on the site, here or in another tab. */
    look: () => {
      const view = $view.get();
      if (view.kind === 'out' || (view.kind === 'done' && !view.isClient)) showWho();
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

// What sends the code comes when there is one, and only the one that sends it.
const loadCloudLogin = () => import('./cloud-login.ts');
const loadExchange = () => import('./exchange.ts');
/** What sends it did not come. */
const unsent = () => ({ kind: 'unsent' }) as const;

export function createPageOauthReturn(settings: { provider: SignInProvider; networkMessage: string }) {
  const { provider, networkMessage } = settings;
  return createOauthReturn({
    takeTask: takeSignInTask,
    setOut: (callback) => startSignIn(provider, callback),
    isInClient: hasClientSession,
    cloudLogin: (code, options) => loadCloudLogin().then((calls) => calls.cloudLogin(code, options), unsent),
    exchange: (payload, signal) =>
      loadExchange().then((calls) => calls.exchangeCode(payload, signal), unsent),
    signedIn: pageSignedIn,
    goOn: replacePage,
    networkMessage,
  });
}
