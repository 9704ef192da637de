/**
 * Phone numbers as typed, with the rules of +86 and +1, the areas that codes are sent to; and the verification code,
 * typed or filled in by the phone.
 */
import {
  AREA_CODES,
  DEFAULT_AREA_CODE,
  PHONE_PATTERNS,
  SMS_CODE_LENGTH,
  type AreaCode,
} from '#src/config/wire.ts';
import type { Check, Message } from './message.ts';

/** Any other value, from a manipulated form, is the default area. */
export function areaCodeOf(value: string): AreaCode {
  return AREA_CODES.find((code) => code === value) ?? DEFAULT_AREA_CODE;
}

/** Not a bare 1: it would turn a Chinese number with the wrong area into an American one. */
const PREFIX: Record<AreaCode, RegExp> = { '86': /^(?:\+|00)?86/, '1': /^(?:\+|00)1/ };

/**
 * The national number. People and address books write full-width digits, spaces, hyphens, dots and brackets; an area
 * code is removed if a number of the right length follows.
 */
export function normalizePhone(areaCode: AreaCode, typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[\s\-.()]/g, '');
  const national = plain.replace(PREFIX[areaCode], '');
  return PHONE_PATTERNS[areaCode].test(national) ? national : plain;
}

/** +86: 11 digits that start with 1. +1: 10 digits that do not start with 0. */
export function checkPhone(areaCode: AreaCode, typed: string): Message | undefined {
  const phone = normalizePhone(areaCode, typed);
  if (phone === '') return { key: 'phone.required' };
  if (PHONE_PATTERNS[areaCode].test(phone)) return undefined;
  return { key: areaCode === '86' ? 'phone.china' : 'phone.america' };
}

/** As on the wire. */
export interface PhoneNumber {
  area_code: AreaCode;
  phone: string;
}

/** @param entries as typed */
export function phoneOf(entries: { readonly area_code: string; readonly phone: string }): PhoneNumber {
  const area_code = areaCodeOf(entries.area_code);
  return { area_code, phone: normalizePhone(area_code, entries.phone) };
}

/** Chinese keyboards type full-width digits; messages group digits with a space or a hyphen. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '');
}

export const checkCode: Check = (typed) => {
  const code = normalizeCode(typed);
  if (code === '') return { key: 'code.required' };
  if (code.length === SMS_CODE_LENGTH && /^\d+$/.test(code)) return undefined;
  return { key: 'code.digits', variables: { count: SMS_CODE_LENGTH } };
};
