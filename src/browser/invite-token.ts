/**
 * The invitation's token: taken out of the address as soon as it is read, so that it stands in no history, no referrer
 * and no tracking, and kept for this tab, so that a reload and the step from one page to the next do not lose it.
 */
import { INVITE_JOINED_KEY, INVITE_TOKEN_KEY } from '#src/config/flow-keys.ts';
import { INVITE_TOKEN_PATTERN } from '#src/config/wire.ts';
import { dropParameters, queryParameters } from './location.ts';
import { session } from './storage.ts';

const PARAMETER = 'token';

/** A token as links carry it; anything else is not asked about. */
const cleanToken = (raw: string | undefined): string => (raw && INVITE_TOKEN_PATTERN.test(raw) ? raw : '');

/** @returns the token, empty where there is none */
export function takeInviteToken(): string {
  const raw = queryParameters().get(PARAMETER);
  if (raw === null) return cleanToken(session.get(INVITE_TOKEN_KEY));
  const token = cleanToken(raw);
  keep(token);
  // The token leaves the address, a broken one too: a token with a slip in it is still most of a token.
  dropParameters([PARAMETER]);
  return token;
}

/**
 * The same while the page is still being read, before the island that asks about the token is awake. Where the browser
 * keeps nothing the address goes on bearing it, until the island takes it.
 */
export function keepInviteToken(): void {
  const raw = queryParameters().get(PARAMETER);
  if (raw !== null && keep(cleanToken(raw))) dropParameters([PARAMETER]);
}

/**
 * The latest link counts, also when it is broken: an older invitation in its place would be somebody else's.
 * @returns whether the tab knows of it now
 */
function keep(token: string): boolean {
  if (token !== session.get(INVITE_TOKEN_KEY)) session.remove(INVITE_JOINED_KEY);
  if (token) return session.set(INVITE_TOKEN_KEY, token);
  session.remove(INVITE_TOKEN_KEY);
  return true;
}

/** The link as it was sent, for another browser or device: the address itself does not bear the token. */
export function inviteLink(token: string, address: string): string {
  const url = new URL(address);
  url.search = new URLSearchParams({ [PARAMETER]: token }).toString();
  url.hash = '';
  return url.href;
}
