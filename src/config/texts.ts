/**
 * The translator with what every text may name: `{{brand}}`, `{{brandLite}}`, `{{brandShort}}`, `{{company}}` and the
 * facts of `shared-facts.ts`.
 */
import { createTranslator, type Variables } from '#i18n/index.ts';
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts';
import { sharedFacts } from './shared-facts.ts';
import { site } from './site.ts';

function brandNames(locale: Locale): Variables {
  const { brand, brandLite, brandShort, company } = site[locale];
  return { ...sharedFacts, brand, brandLite, brandShort, company };
}

/** What every text may name without being given it, so that a language may leave it out. */
export const namesInEveryText: readonly string[] = Object.keys(brandNames(defaultLocale));

export const { getT, pickDictionary } = createTranslator(
  // Each language once.
  Object.fromEntries(localeCodes.map((code) => [code, brandNames(code)])) as Record<Locale, Variables>,
);
