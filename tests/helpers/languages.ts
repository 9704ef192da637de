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

/**
 * For stories that a file tells in each language in a loop: half of them are declared in the one, half in the other.
 *
 * @param test declares a test
 * @param start which language is the first one's: another number begins with the other
 * @returns gives `test` where it is this language's turn, and where it is not what declares nothing; called once per story
 */
export function testsInTurn<Test>(test: Test, locale: Locale, start = 0): () => Test {
  let index = start;
  // Called with a title and a story, as `test` is, and nothing else is done with it.
  const nothing = (() => undefined) as Test;
  return () => (inTurn(index++) === locale ? test : nothing);
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
