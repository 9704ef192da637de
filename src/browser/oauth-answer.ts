/**
 * The `state` of a sign-in by a provider. Made when the visitor sets out, kept in this tab alone, spent by the first
 * answer: a link with somebody else's code finds nothing to match.
 */
import { allowedLinkOrigins } from '#src/config/site.ts';
import { OAUTH_STATE_KEY } from '#src/config/flow-keys.ts';
import { readOauthReturn, type OauthReturn } from '#src/domain/oauth-return.ts';
import { safeLink } from '#src/domain/safe-link.ts';
import { takeOauthQuery } from './oauth-query.ts';
import { session } from './storage.ts';

/** To be called before leaving for the provider. @returns the state to send along */
export function newOauthState(): string {
  const state = crypto.randomUUID();
  session.set(OAUTH_STATE_KEY, state);
  return state;
}

export interface OauthAnswer {
  answer: OauthReturn;
  /** Where the visitor wanted to go, where that is allowed. */
  next: string | undefined;
  /** The address that the provider was given. */
  redirect: string;
}

export function takeOauthAnswer(): OauthAnswer {
  const query = takeOauthQuery();
  const answer = readOauthReturn(query, session.get(OAUTH_STATE_KEY));
  session.remove(OAUTH_STATE_KEY);
  const address = new URL(location.origin + location.pathname);
  const callback = query.get('callback');
  // It was part of the address that the provider was given, which has to be named again to the letter.
  if (callback !== null) address.searchParams.set('callback', callback);
  const policy = { ownOrigin: location.origin, allowedOrigins: allowedLinkOrigins };
  return { answer, next: safeLink(callback, policy)?.href, redirect: address.href };
}
