/** How tests share the languages, and the devices, among themselves. */
import { localeCodes, type Locale } from '#i18n/locales.ts';

/**
 * Like cases take the languages in turn: what they do does not depend on the language, and their words come from
 * dictionaries that have the same keys.
 *
 * @param index of the case, plus one more for each test that goes with it
 */
export function inTurn(index: number): Locale {
  const code = localeCodes[index % localeCodes.length];
  if (!code) throw new Error('no language at all');
  return code;
}

/** As a phone, and not on a desktop as well; see playwright.config.ts. */
export const PHONE_ONLY = '@phone-only';

/**
 * For stories that are told in both languages and on both devices: as a phone in the one language, on a desktop in the other.
 *
 * @param start another number makes it the other way round
 * @returns the tags of the test
 */
export function deviceOf(locale: Locale, start = 0): string[] {
  return inTurn(start) === locale ? [PHONE_ONLY] : [];
}
