/** The translator with the placeholders of every text (`shared-facts.ts`). */
import type { Namespace } from '#i18n/dictionaries.ts';
import { createTranslator, type Translate, type Variables } from '#i18n/index.ts';
import { defaultLocale, localeCodes, localeOfParam, type Locale } from '#i18n/locales.ts';
import { namesOf } from './shared-facts.ts';

/** Placeholders that every text may use, and a translation may omit. */
export const namesInEveryText: readonly string[] = Object.keys(namesOf(defaultLocale));

export const { getT, pickDictionary } = createTranslator(
  // Each language once.
  Object.fromEntries(localeCodes.map((code) => [code, namesOf(code)])) as Record<Locale, Variables>,
);

/** Removes the keys of a group that an island does not show. */
export const without = <Texts extends object, Key extends keyof Texts>(
  texts: Texts,
  ...keys: readonly Key[]
): Omit<Texts, Key> =>
  // A record without some of its keys.
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.some((other) => other === key))) as Omit<
    Texts,
    Key
  >;

/** The part of `Astro` that these functions need. */
export interface Page {
  params: Readonly<Record<string, string | undefined>>;
}

/** The language of the page's address. */
export const localeOf = ({ params }: Page): Locale => localeOfParam(params['locale']);

/** The texts of one namespace in the page's language: `const t = useTexts(Astro, 'security')`. */
export const useTexts = <N extends Namespace>(page: Page, namespace: N): Translate<N> =>
  getT(localeOf(page), namespace);
