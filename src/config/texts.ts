/** The translator with what every text may name (`shared-facts.ts`). */
import { createTranslator, type Variables } from '#i18n/index.ts';
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts';
import { namesOf } from './shared-facts.ts';

/** What every text may name without being given it, so that a language may leave it out. */
export const namesInEveryText: readonly string[] = Object.keys(namesOf(defaultLocale));

export const { getT, pickDictionary } = createTranslator(
  // Each language once.
  Object.fromEntries(localeCodes.map((code) => [code, namesOf(code)])) as Record<Locale, Variables>,
);
