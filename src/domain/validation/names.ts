/** Names of users, contact persons and companies. */
import {
  COMPANY_NAME_MAX_CHARS,
  CONTACT_MAX_CHARS,
  PERSON_NAME_CHARACTERS,
  USER_NAME_CHARACTERS,
  USER_NAME_LENGTH,
} from '#src/config/wire.ts';
import { firstOf, requiredAs, type Check } from './message.ts';

/** Code points, so that a rare Chinese character counts as one. */
const lengthOf = (value: string) => Array.from(value).length;

/** 6 to 24 Chinese characters, English letters and digits, trimmed. */
export const checkUserName: Check = firstOf(requiredAs('userName.required'), (typed) => {
  const value = typed.trim();
  if (!USER_NAME_CHARACTERS.test(value)) return { key: 'userName.characters' };
  return lengthOf(value) < USER_NAME_LENGTH.min || lengthOf(value) > USER_NAME_LENGTH.max
    ? { key: 'userName.length', variables: USER_NAME_LENGTH }
    : undefined;
});

/** Trims and joins words with single spaces: pasted names contain others, also full-width ones. */
export function normalizeName(typed: string): string {
  return typed.trim().replace(/\s+/gu, ' ');
}

interface NameRule {
  texts: 'contact' | 'companyName';
  /** Allowed characters; a single space between words is allowed, since English names have one. */
  allowed: RegExp;
  max: number;
}

function nameCheck({ texts, allowed, max }: NameRule): Check {
  return (typed) => {
    const value = normalizeName(typed);
    if (value === '') return { key: `${texts}.required` };
    if (!allowed.test(value)) return { key: `${texts}.characters` };
    if (!/\p{L}/u.test(value)) return { key: `${texts}.digitsOnly` };
    if (/\d$/.test(value)) return { key: `${texts}.endsWithDigit` };
    return value.length > max ? { key: `${texts}.length`, variables: { max } } : undefined;
  };
}

/**
 * Letters of any script with their accents, digits, spaces, hyphens and apostrophes; not digits alone, no digit at the
 * end.
 */
export const checkContact = nameCheck({
  texts: 'contact',
  allowed: /^[\p{L}\p{M}0-9'’·\- ]+$/u,
  max: CONTACT_MAX_CHARS,
});

/**
 * Chinese and English letters, digits, the full stop, and brackets as in 泊店（广州）有限公司; not digits alone, no digit
 * at the end.
 */
export const checkCompanyName = nameCheck({
  texts: 'companyName',
  allowed: /^[\p{Script=Han}A-Za-z0-9.()（） ]+$/u,
  max: COMPANY_NAME_MAX_CHARS,
});

export const checkPersonName: Check = (typed) => {
  const value = normalizeName(typed);
  if (value === '') return { key: 'personName.required' };
  if (!PERSON_NAME_CHARACTERS.test(value)) return { key: 'personName.characters' };
  const max = CONTACT_MAX_CHARS;
  return value.length > max ? { key: 'personName.length', variables: { max } } : undefined;
};
