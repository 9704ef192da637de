/**
 * The invitation's token: taken out of the address as soon as it is read, so that it stands in no history, no referrer
 * and no tracking, and kept for this tab, so that a reload and the step from one page to the next do not lose it.
 */
import { INVITE_TOKEN_KEY } from '#src/config/flow-keys.ts';
import { cleanToken } from '#src/domain/invite.ts';
import { dropParameters, queryParameters } from './location.ts';
import { session } from './storage.ts';

/** @returns the token, empty where there is none */
export function takeInviteToken(): string {
  const raw = queryParameters().get('token');
  if (raw === null) return cleanToken(session.get(INVITE_TOKEN_KEY) ?? null);
  // Whatever the link brings leaves the address: a token with a slip in it is still most of a token.
  dropParameters(['token']);
  const token = cleanToken(raw);
  // The latest link counts, also when it is broken: an older invitation in its place would be somebody else's.
  if (token) session.set(INVITE_TOKEN_KEY, token);
  else session.remove(INVITE_TOKEN_KEY);
  return token;
}

/** @returns whether there is an invitation to go on with */
export function carryInviteToken(): boolean {
  return takeInviteToken() !== '';
}
