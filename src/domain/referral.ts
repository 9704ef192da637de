/**
 * The referral ID in an invitation's link. It fills in a field of the registration and is not stored, unlike a
 * promoter, so it is not part of `attribution.ts`.
 */
import { REFERRAL_PATTERN } from '#src/config/attribution-wire.ts';
import { withParameters } from './with-parameters.ts';

/** Parameter of the address, named like the field. */
export const REFERRAL_PARAMETER = 'referral';

export function isReferralId(text: string): boolean {
  return REFERRAL_PATTERN.test(text);
}

/** Adds the ID to an address. */
export const withReferral = (address: string, id: string): string =>
  withParameters(address, { [REFERRAL_PARAMETER]: id });

/** @returns empty for an address without a valid ID; of several only the first is read */
export function referralOf(query: URLSearchParams): string {
  const id = query.get(REFERRAL_PARAMETER) ?? '';
  return isReferralId(id) ? id : '';
}
