/** The end of a sign-in, joined to this browser. What sends the code comes when there is one, and only the one that sends it. */
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { takeOauthAnswer } from '#src/browser/oauth-answer.ts';
import { createOauthReturn, type OauthReturnStore } from '#src/stores/oauth-return.ts';

export function createBrowserOauthReturn(language: 'zh' | 'en', networkMessage: string): OauthReturnStore {
  return createOauthReturn({
    takeAnswer: takeOauthAnswer,
    isInClient: hasClientSession,
    cloudLogin: async (code, options) =>
      (await import('#src/stores/cloud-login.ts')).cloudLogin(code, options),
    exchange: async (payload, signal) =>
      (await import('#src/stores/oauth.ts')).exchangeCode(payload, { language, signal }),
    networkMessage,
  });
}
