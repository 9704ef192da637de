/** How tests share the languages among themselves. */
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
