/**
 * The invitation's token: taken out of the address as soon as it is read, so that it stands in no history, no referrer
 * and no tracking, and kept for this tab, so that a reload and the step from one page to the next do not lose it.
 */
import { cleanToken } from '#src/domain/invite.ts';
import { currentAddress, queryParameters, replaceAddress } from './location.ts';
import { session } from './storage.ts';

const TOKEN_KEY = 'inviteToken';

/** @returns the token, empty where there is none */
export function takeInviteToken(): string {
  const fromAddress = cleanToken(queryParameters().get('token'));
  if (fromAddress) {
    session.set(TOKEN_KEY, fromAddress);
    const address = new URL(currentAddress());
    address.searchParams.delete('token');
    replaceAddress(address.href);
  }
  return fromAddress || cleanToken(session.get(TOKEN_KEY) ?? null);
}

/** @returns whether there is an invitation to go on with */
export function carryInviteToken(): boolean {
  return takeInviteToken() !== '';
}
