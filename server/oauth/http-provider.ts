/**
 * A provider that speaks OAuth 2.0: the code goes to its token address, the token to its user-info address. One try of 5 s
 * each; neither the code nor the token leaves this file.
 */
import * as v from 'valibot';
import type { OAuthConfig } from '#server/oauth/config.ts';
import { OAuthError, type OAuthProvider } from './provider.ts';

const TIMEOUT_MS = 5000;
const MAX_NAME = 64;

const tokenReply = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const optionalName = v.optional(v.pipe(v.string(), v.minLength(1)));
const userReply = v.object({
  name: optionalName,
  preferred_username: optionalName,
  login: optionalName,
  sub: optionalName,
});

export function createHttpProvider(config: OAuthConfig, send: typeof fetch = fetch): OAuthProvider {
  async function ask(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const response = await send(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new OAuthError('The provider did not answer.', { cause: error });
    }
  }

  return {
    async exchange({ code, redirect, verifier }) {
      const token = await ask(config.tokenUrl, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirect,
          code_verifier: verifier,
          client_id: config.clientId,
          client_secret: config.clientSecret,
        }),
      });
      const checkedToken = v.safeParse(tokenReply, token.body);
      if (!checkedToken.success) {
        // 4xx, or 200 with an error inside: the provider does not know the code.
        if (token.status < 500) return undefined;
        throw new OAuthError(`The provider answered ${token.status}.`);
      }
      const user = await ask(config.userInfoUrl, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${checkedToken.output.access_token}`,
        },
      });
      const checkedUser = v.safeParse(userReply, user.body);
      if (!checkedUser.success) throw new OAuthError(`The provider answered ${user.status} for the user.`);
      const { name, preferred_username, login, sub } = checkedUser.output;
      const userName = name ?? preferred_username ?? login ?? sub;
      if (userName === undefined) throw new OAuthError('The provider named no user.');
      return { userName: userName.slice(0, MAX_NAME) };
    },
  };
}
