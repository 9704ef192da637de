/**
 * The numbers to which codes are sent. `+1` alone is not enough: two dozen countries share it, some of them expensive,
 * and so do numbers that cost the caller extra. The numbering plans are Google's (libphonenumber).
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The United States with their territories, and Canada. */
const NORTH_AMERICA: readonly string[] = ['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP'];
const ORDINARY: readonly string[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];
/** All mobile numbers; the plan's list of used ranges would refuse a new range until it is updated. */
const CHINA_MOBILE = /^1[3-9]\d{9}$/;

/** @param phone national number, checked by the contract */
export function isReachable(areaCode: string, phone: string): boolean {
  if (areaCode === '86') return CHINA_MOBILE.test(phone);
  if (areaCode !== '1') return false;
  const number = parsePhoneNumberFromString(`+1${phone}`);
  return NORTH_AMERICA.includes(number?.country ?? '') && ORDINARY.includes(number?.getType() ?? '');
}
