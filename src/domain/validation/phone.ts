/** Phone numbers as people type them, and which of them exist: +86 and +1 are the two areas that codes are sent to. */
import { AREA_CODES, DEFAULT_AREA_CODE, PHONE_PATTERNS, type AreaCode } from '#src/config/wire.ts';
import type { Message } from './message.ts';

/** Anything else, from a form that was tampered with, reads as the default area. */
export function areaCodeOf(value: string): AreaCode {
  return AREA_CODES.find((code) => code === value) ?? DEFAULT_AREA_CODE;
}

/** A bare 1 in front would turn a Chinese number under the wrong area into an American one. */
const PREFIX: Record<AreaCode, RegExp> = { '86': /^(?:\+|00)?86/, '1': /^(?:\+|00)1/ };

/**
 * The national number: full-width digits, spaces, hyphens, dots and brackets are how people (and address books) write;
 * an area code in front is dropped where a number of the right length follows.
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

/** As the wire has it. */
export interface PhoneNumber {
  area_code: AreaCode;
  phone: string;
}

/** @param entries as typed */
export function phoneOf(entries: { readonly area_code: string; readonly phone: string }): PhoneNumber {
  const area_code = areaCodeOf(entries.area_code);
  return { area_code, phone: normalizePhone(area_code, entries.phone) };
}
