/** The verification code, typed or filled in by the phone. */
import { SMS_CODE_LENGTH } from '#src/config/wire.ts';
import type { Check } from './message.ts';

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
