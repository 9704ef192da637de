/**
 * The rules of a sign-in through a provider (OAuth 2.0, authorization code with PKCE). The tab that begins it keeps the
 * attempt; the provider's answer is valid in that tab, once, for ten minutes.
 *
 * The tab keeps JSON: `{"attempt":{…}}` while it is running, then `{"spent":"<state>"}`, which tells a repeated answer
 * from one that was never asked for.
 */
import type { SignInProvider } from '#src/config/sign-in.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import { safeLink } from '#src/domain/safe-link.ts';

export const SIGN_IN_LIMIT_MS = 600_000;

export interface SignInAttempt {
  /** Returned with the answer; proves that this tab asked for it. */
  state: string;
  /** Sent with the code; its SHA-256 is sent at the start. A stolen code is useless without it. */
  verifier: string;
  /** The redirect address that the provider was given; the exchange must repeat it exactly. */
  redirect: string;
  /** Path of this site that the visitor wanted to see; empty where none is known. */
  callback: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

export interface StoredSignIn {
  attempt?: SignInAttempt;
  spent?: string;
}

const ATTEMPT_TEXTS = ['state', 'verifier', 'redirect', 'callback'] as const;

function isAttempt(value: unknown): value is SignInAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ATTEMPT_TEXTS.every((name) => typeof fields[name] === 'string') && fields['state'] !== '';
}

/** Unreadable text counts as no sign-in. */
export function readStored(text: string | undefined): StoredSignIn {
  const { attempt, spent } = parseStoredFields(text);
  return {
    ...(isAttempt(attempt) ? { attempt } : {}),
    ...(typeof spent === 'string' ? { spent } : {}),
  };
}

/** @param challenge SHA-256 of the verifier, base64url */
export function authorizeAddress(
  provider: SignInProvider,
  { state, redirect }: SignInAttempt,
  { challenge, origin }: { challenge: string; origin: string },
): string {
  const address = new URL(provider.authorizeUrl, origin);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirect,
    scope: provider.scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

/**
 * The path to continue at: only paths of this site, since a stranger may have made the link, and not the sign-in
 * itself, which would loop.
 * @returns empty for everything else
 */
export function callbackPath(raw: string | null | undefined, ownOrigin: string): string {
  const link = safeLink(raw, { ownOrigin, allowedOrigins: [] });
  const path = link?.href.slice(ownOrigin.length) ?? '';
  return /^(\/[a-z]{2})?\/oauth([?#]|$)/.test(path) ? '' : path;
}

export type SignInAnswer =
  /** The address contains no answer. */
  | { kind: 'none' }
  /** The visitor declined at the provider. */
  | { kind: 'denied' }
  /** The provider failed; `error` is its code. */
  | { kind: 'provider'; error: string }
  /** This tab has not asked for it; has already used it; asked too long ago. */
  | { kind: 'state' | 'used' | 'expired' }
  | { kind: 'exchange'; code: string; attempt: SignInAttempt };

/** @param now milliseconds since 1970 */
export function readAnswer(
  query: URLSearchParams,
  { attempt, spent }: StoredSignIn,
  now: number,
): SignInAnswer {
  const [code, error, state] = ['code', 'error', 'state'].map((name) => query.get(name) ?? '');
  if (!code && !error && !state) return { kind: 'none' };
  if (state && state === spent) return { kind: 'used' };
  if (!attempt || state !== attempt.state) return { kind: 'state' };
  const age = now - attempt.startedAt;
  // A clock that was set back makes the age useless.
  if (!(age >= 0 && age <= SIGN_IN_LIMIT_MS)) return { kind: 'expired' };
  if (error === 'access_denied') return { kind: 'denied' };
  if (error || !code)
    return { kind: 'provider', error: /^[a-z_]{1,64}$/.test(error ?? '') ? (error ?? '') : '' };
  return { kind: 'exchange', code, attempt };
}
