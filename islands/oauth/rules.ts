/**
 * A sign-in through a provider (OAuth 2.0, authorization code with PKCE), as far as it is rules. It begins in a tab, which
 * keeps the attempt; the provider sends the visitor back with an answer, which counts in that tab, once, for ten minutes.
 *
 * In the tab stands JSON: `{"attempt":{…}}` while it is under way, then `{"spent":"<state>"}`, by which a second use is
 * told from an answer that was never asked for.
 */
import type { SignInProvider } from '#src/config/sign-in.ts';
import { keptFields } from '#src/domain/kept-fields.ts';
import { safeLink } from '#src/domain/safe-link.ts';

export const SIGN_IN_LIMIT_MS = 600_000;

export interface SignInAttempt {
  /** Comes back with the answer, and shows that this tab has asked for it. */
  state: string;
  /** Its SHA-256 goes along at the start, it itself with the code: a code alone is worth nothing. */
  verifier: string;
  /** The address that the provider was given, to be named again to the letter. */
  redirect: string;
  /** Path of this site that the visitor wanted to see; empty where none is known. */
  callback: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

export interface KeptSignIn {
  attempt?: SignInAttempt;
  spent?: string;
}

const ATTEMPT_TEXTS = ['state', 'verifier', 'redirect', 'callback'] as const;

function isAttempt(value: unknown): value is SignInAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ATTEMPT_TEXTS.every((name) => typeof fields[name] === 'string') && fields['state'] !== '';
}

/** What cannot be read counts as no sign-in. */
export function readKept(text: string | undefined): KeptSignIn {
  const { attempt, spent } = keptFields(text);
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
 * Where to go on to: paths of this site alone, since the link may be a stranger's. Not the sign-in itself, which would
 * go round in circles.
 * @returns empty for everything else
 */
export function callbackPath(raw: string | null | undefined, ownOrigin: string): string {
  const link = safeLink(raw, { ownOrigin, allowedOrigins: [] });
  const path = link?.href.slice(ownOrigin.length) ?? '';
  return /^(\/[a-z]{2})?\/oauth([?#]|$)/.test(path) ? '' : path;
}

export type SignInAnswer =
  /** The address bears no answer at all. */
  | { kind: 'none' }
  /** The visitor declined at the provider. */
  | { kind: 'denied' }
  /** The provider could not do it; `error` is its own code. */
  | { kind: 'provider'; error: string }
  /** This tab has not asked for it; has had it; asked too long ago. */
  | { kind: 'state' | 'used' | 'expired' }
  | { kind: 'exchange'; code: string; attempt: SignInAttempt };

/** @param now milliseconds since 1970 */
export function readAnswer(
  query: URLSearchParams,
  { attempt, spent }: KeptSignIn,
  now: number,
): SignInAnswer {
  const [code, error, state] = ['code', 'error', 'state'].map((name) => query.get(name) ?? '');
  if (!code && !error && !state) return { kind: 'none' };
  if (state && state === spent) return { kind: 'used' };
  if (!attempt || state !== attempt.state) return { kind: 'state' };
  const age = now - attempt.startedAt;
  // A clock that was set back meanwhile says nothing about the age.
  if (!(age >= 0 && age <= SIGN_IN_LIMIT_MS)) return { kind: 'expired' };
  if (error === 'access_denied') return { kind: 'denied' };
  if (error || !code)
    return { kind: 'provider', error: /^[a-z_]{1,64}$/.test(error ?? '') ? (error ?? '') : '' };
  return { kind: 'exchange', code, attempt };
}
