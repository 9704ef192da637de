/**
 * Passwords: 6 to 24 characters out of letters of both cases, digits and the symbols of ASCII. The set says what is
 * allowed, no class in it is compulsory: length is what makes a password safe. Never trimmed, never cut.
 */
import { SAFE_PASSWORD_LENGTH } from '#src/config/constants.ts';
import { PASSWORD_CHARACTERS, PASSWORD_LENGTH } from '#src/config/wire.ts';
import { firstOf, type Check } from './message.ts';

/** A long row of a few signs is guessed as fast as a short password. */
const MIN_DISTINCT = 6;
const STRONG_LENGTH = 16;

export const checkPassword: Check = firstOf(
  (value) => (value === '' ? { key: 'password.required' } : undefined),
  (value) => (PASSWORD_CHARACTERS.test(value) ? undefined : { key: 'password.characters' }),
  ({ length }) =>
    length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max
      ? { key: 'password.length', variables: PASSWORD_LENGTH }
      : undefined,
);

export type PasswordStrength = 'none' | 'weak' | 'good' | 'strong';

/** A hint, never a hurdle: `none` while there is nothing to judge, `weak` for what is allowed but short. */
export function passwordStrength(value: string): PasswordStrength {
  if (value.length < PASSWORD_LENGTH.min) return 'none';
  if (value.length < SAFE_PASSWORD_LENGTH || new Set(value).size < MIN_DISTINCT) return 'weak';
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((one) => one.test(value)).length;
  return value.length >= STRONG_LENGTH || classes >= 3 ? 'strong' : 'good';
}
