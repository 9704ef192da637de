/** The distribution of languages over tests. */
import { localeCodes, type Locale } from '#i18n/locales.ts';

/**
 * Similar cases alternate between the languages: their behaviour does not depend on the language, and all dictionaries
 * have the same keys.
 *
 * @param index of the case, plus one for each further test with it
 */
export function inTurn(index: number): Locale {
  const code = localeCodes[index % localeCodes.length];
  if (!code) throw new Error('no language at all');
  return code;
}
