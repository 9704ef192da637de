/**
 * A sign-in by a provider, in the tab that began it. State and PKCE verifier are made here, stored in this tab only and
 * used up by the first answer, so a link with another person's code matches nothing.
 */
import { BY_CODE_ANCHOR, OAUTH_START_PARAMETER, OAUTH_STATE_KEY } from '#src/config/flow-keys.ts';
import type { SignInProvider } from '#src/config/sign-in.ts';
import {
  authorizeAddress,
  callbackPath,
  readAnswer,
  readStored,
  type SignInAnswer,
  type SignInAttempt,
} from './rules.ts';
import { readOauthQuery } from '#src/browser/oauth-query.ts';
import { randomId } from '#src/browser/privacy.ts';
import { session } from '#src/browser/storage.ts';

const VERIFIER_BYTES = 32;

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What the page's address asks for, and where the visitor wants to go afterwards. */
export interface SignInTask {
  asked: SignInAnswer | { kind: 'start' };
  callback: string;
}

/** Reads the address's task once; a second call finds none. */
export function takeSignInTask(): SignInTask {
  const query = readOauthQuery();
  if (query.has(OAUTH_START_PARAMETER)) {
    const wanted = [OAUTH_START_PARAMETER, 'callback'].map((name) => query.get(name)).find(Boolean);
    return { asked: { kind: 'start' }, callback: callbackPath(wanted, location.origin) };
  }
  const stored = readStored(session.get(OAUTH_STATE_KEY));
  const asked = readAnswer(query, stored, Date.now());
  // A foreign answer ends the attempt too, so that states cannot be guessed.
  if (asked.kind !== 'none' && stored.attempt) {
    session.set(OAUTH_STATE_KEY, JSON.stringify({ spent: stored.attempt.state }));
  }
  return { asked, callback: stored.attempt?.callback ?? '' };
}

/**
 * Leaves for the provider.
 * @returns `false` where it cannot: no session storage, or the page is neither https nor localhost
 */
export async function startSignIn(provider: SignInProvider, callback: string): Promise<boolean> {
  const attempt: SignInAttempt = {
    state: randomId(),
    verifier: base64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES))),
    redirect: location.origin + location.pathname,
    callback,
    startedAt: Date.now(),
  };
  // Browsers have no `subtle` on plain http, although the type says so.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle || !session.set(OAUTH_STATE_KEY, JSON.stringify({ attempt }))) return false;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(attempt.verifier));
  const challenge = base64Url(new Uint8Array(digest));
  // Replaces this page, so that Back leads to where the visitor was.
  const address = authorizeAddress(provider, attempt, { challenge, origin: location.origin });
  location.replace(address + (location.hash === BY_CODE_ANCHOR ? BY_CODE_ANCHOR : ''));
  return true;
}
