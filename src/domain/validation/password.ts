/**
 * Passwords: 6 to 24 ASCII letters, digits and symbols. No class is required, since length makes a password safe. Never
 * trimmed, never cut.
 */
import { SAFE_PASSWORD_LENGTH } from '#src/config/constants.ts';
import { PASSWORD_CHARACTERS, PASSWORD_LENGTH } from '#src/config/wire.ts';
import { firstOf, type Check } from './message.ts';

/** A long password of few different characters is guessed as fast as a short one. */
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

/** A hint, not a rule: `none` while there is nothing to judge, `weak` for an allowed but short one. */
export function passwordStrength(value: string): PasswordStrength {
  if (value.length < PASSWORD_LENGTH.min) return 'none';
  if (value.length < SAFE_PASSWORD_LENGTH || new Set(value).size < MIN_DISTINCT) return 'weak';
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((one) => one.test(value)).length;
  return value.length >= STRONG_LENGTH || classes >= 3 ? 'strong' : 'good';
}
