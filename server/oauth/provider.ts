/**
 * Exchanges the code of a sign-in for a name. The operator's provider is one that speaks OAuth 2.0: the code goes to its
 * token address, the token to its user-info address. One try of 5 s each; neither the code nor the token leaves this
 * file.
 */
import * as v from 'valibot';
import type { OAuthConfig } from './config.ts';

export interface CodeToExchange {
  code: string;
  /** The redirect address sent at the start. */
  redirect: string;
  /** PKCE: the verifier of the challenge sent at the start. */
  verifier: string;
}

/** Exchanges the one-use code of a sign-in for a name. */
export interface OAuthProvider {
  /**
   * @returns `undefined` for a code that is unknown, used, expired, or meant for another address or another verifier
   */
  exchange(code: CodeToExchange): Promise<SignedIn | undefined>;
}

export interface SignedIn {
  userName: string;
  /** For the site's own accounts: the code that others name as their referrer. */
  referralCode?: string;
  /** Identifies the owner for half a day, to read their own data. */
  session?: string;
}

/** The provider did not answer, or not by the protocol. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly kind = 'oauth';
}

const TIMEOUT_MS = 5000;
const MAX_NAME = 64;

const tokenReply = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const errorReply = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)) });
/** Only these concern the code (RFC 6749, and GitHub's own); all other errors concern this site's settings. */
const UNKNOWN_CODE = new Set(['invalid_grant', 'bad_verification_code']);

/** The shown name: the first of these that is a non-empty text. Providers send `null` or `''` where there is none. */
const NAME_CLAIMS = ['name', 'preferred_username', 'login', 'sub'] as const;
const userReply = v.record(v.string(), v.unknown());

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
        headers: { accept: 'application/json', ...basicOf(config) },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirect,
          code_verifier: verifier,
          client_id: config.clientId,
          ...(config.authentication === 'client_secret_post' && { client_secret: config.clientSecret }),
        }),
      });
      const checkedToken = v.safeParse(tokenReply, token.body);
      if (!checkedToken.success) {
        const { success, output } = v.safeParse(errorReply, token.body);
        const error = success ? output.error : undefined;
        if (error !== undefined && UNKNOWN_CODE.has(error)) return undefined;
        throw new OAuthError(
          `The provider answered ${token.status} for the code (${error ?? 'no error code'}).`,
        );
      }
      const user = await ask(config.userInfoUrl, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${checkedToken.output.access_token}`,
        },
      });
      const claims = v.safeParse(userReply, user.body);
      if (user.status !== 200 || !claims.success) {
        throw new OAuthError(`The provider answered ${user.status} for the user.`);
      }
      const userName = NAME_CLAIMS.map((claim) => claims.output[claim]).find(isName);
      if (userName === undefined) throw new OAuthError("The provider's answer has no user name.");
      return { userName: userName.slice(0, MAX_NAME) };
    },
  };
}

const isName = (claim: unknown): claim is string => typeof claim === 'string' && claim.trim() !== '';

/** RFC 6749, section 2.3.1: both parts are form-encoded before they are joined. */
function basicOf({ authentication, clientId, clientSecret }: OAuthConfig): { authorization?: string } {
  if (authentication !== 'client_secret_basic') return {};
  const encoded = [clientId, clientSecret].map((part) => new URLSearchParams({ part }).toString().slice(5));
  return { authorization: `Basic ${Buffer.from(encoded.join(':')).toString('base64')}` };
}
