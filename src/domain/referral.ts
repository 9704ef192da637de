/**
 * The referral ID in the link of an invitation. It concerns one page, the registration, whose field it fills in: it is
 * neither a promoter nor kept anywhere, so it stays out of `attribution.ts`.
 */
import { REFERRAL_PATTERN } from '#src/config/attribution-wire.ts';
import { withParameters } from './with-parameters.ts';

/** The name in the address: the same as that of the field. */
export const REFERRAL_PARAMETER = 'referral';

export function isReferralId(text: string): boolean {
  return REFERRAL_PATTERN.test(text);
}

/** The address with the ID in it. */
export const withReferral = (address: string, id: string): string =>
  withParameters(address, { [REFERRAL_PARAMETER]: id });

/** @returns empty for an address without one; what is no ID is as good as absent, and so are later ones of the name */
export function referralOf(query: URLSearchParams): string {
  const id = query.get(REFERRAL_PARAMETER) ?? '';
  return isReferralId(id) ? id : '';
}
