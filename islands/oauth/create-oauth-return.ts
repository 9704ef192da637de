/** A sign-in, joined to this browser. What sends the code comes when there is one, and only the one that sends it. */
import type { ApiLanguage } from '#i18n/locales.ts';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { replacePage } from '#src/browser/location.ts';
import { startSignIn, takeSignInTask } from '#src/browser/sign-in-tab.ts';
import type { SignInProvider } from '#src/config/sign-in.ts';
import { createOauthReturn, type OauthReturnStore } from './store.ts';
import { pageSignedIn } from '#src/stores/page/signed-in.ts';

export interface OauthSettings {
  provider: SignInProvider;
  language: ApiLanguage;
  networkMessage: string;
}

const loadCloudLogin = () => import('./cloud-login.ts');
const loadExchange = () => import('./exchange.ts');
/** What sends it did not come. */
const unsent = () => ({ kind: 'unsent' }) as const;

export function createBrowserOauthReturn(settings: OauthSettings): OauthReturnStore {
  const { provider, language, networkMessage } = settings;
  return createOauthReturn({
    takeTask: takeSignInTask,
    setOut: (callback) => startSignIn(provider, callback),
    isInClient: hasClientSession,
    cloudLogin: (code, options) => loadCloudLogin().then((calls) => calls.cloudLogin(code, options), unsent),
    exchange: (payload, signal) =>
      loadExchange().then((calls) => calls.exchangeCode(payload, { language, signal }), unsent),
    signedIn: pageSignedIn,
    goOn: replacePage,
    networkMessage,
  });
}
