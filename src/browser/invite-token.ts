/**
 * The invitation's token: removed from the address as soon as it is read, so that it is in no history, referrer or
 * tracking, and kept for this tab, so that it survives a reload and the next page.
 */
import { INVITE_JOINED_KEY, INVITE_TOKEN_KEY } from '#src/config/flow-keys.ts';
import { INVITE_TOKEN_PATTERN } from '#src/config/wire.ts';
import { dropParameters, queryParameters } from './location.ts';
import { session } from './storage.ts';

const PARAMETER = 'token';

/**
 * The address's token, else the tab's, in the form that links use; anything else is ignored.
 * @param raw `null` if the address has none
 */
function tokenOf(raw: string | null): string {
  const token = raw ?? session.get(INVITE_TOKEN_KEY) ?? '';
  return INVITE_TOKEN_PATTERN.test(token) ? token : '';
}

/** @returns the token, empty if there is none */
export function readInviteToken(): string {
  const raw = queryParameters().get(PARAMETER);
  const token = tokenOf(raw);
  if (raw === null) return token;
  save(token);
  // A broken token is removed too: with a typing error it is still most of a token.
  dropParameters([PARAMETER]);
  return token;
}

/**
 * Keeps the token while the page is being parsed, before the island that needs it. Without storage the token stays in
 * the address until the island reads it.
 * @returns whether there is one
 */
export function saveInviteToken(): boolean {
  const raw = queryParameters().get(PARAMETER);
  const token = tokenOf(raw);
  if (raw !== null && save(token)) dropParameters([PARAMETER]);
  return token !== '';
}

/**
 * The latest link counts, even if it is broken: an older invitation would be another person's.
 * @returns whether the tab has stored it
 */
function save(token: string): boolean {
  if (token !== session.get(INVITE_TOKEN_KEY)) session.remove(INVITE_JOINED_KEY);
  if (token) return session.set(INVITE_TOKEN_KEY, token);
  session.remove(INVITE_TOKEN_KEY);
  return true;
}

/** The link as it was sent, for another browser or device: the address no longer contains the token. */
export function inviteLink(token: string, address: string): string {
  const url = new URL(address);
  url.search = new URLSearchParams({ [PARAMETER]: token }).toString();
  url.hash = '';
  return url.href;
}
