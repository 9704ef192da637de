/**
 * The build-time translator for `.astro` files, with the brand's names. A missing key or variable stops the build with
 * its name. Not for islands: it would ship every sentence of the site.
 */
import { createInstance, type ParseKeys, type TFunctionReturn } from 'i18next';
import { dictionaries, type Dictionaries, type Namespace } from './dictionaries.ts';
import { localeCodes, type Locale } from './locales.ts';
import type { Twin } from './twin.ts';

/** Paths to single sentences; a plural has its stem (`count` for `count_other`). */
export type TextKey<N extends Namespace> = Exclude<ParseKeys<N>, `${string}_${'one' | 'other'}`>;

/** Paths to lists and groups of sentences. */
type TreeKey<N extends Namespace> = Exclude<ParseKeys<N, { returnObjects: true }>, ParseKeys<N>>;

export type Variables = Readonly<Record<string, string | number>>;

export interface Translate<N extends Namespace> {
  /** One sentence. Plurals take `count`. */
  (key: TextKey<N>, variables?: Variables): string;
  /** A list or a group of sentences. */
  tree: <Key extends TreeKey<N>>(
    key: Key,
    variables?: Variables,
  ) => TFunctionReturn<N, Key, { returnObjects: true }>;
}

export interface Translator {
  getT: <N extends Namespace>(locale: Locale, namespace: N) => Translate<N>;
  /** A whole namespace for an island, with brand names; other placeholders stay for the island. */
  pickDictionary: <N extends Namespace>(locale: Locale, namespace: N) => Twin<Dictionaries[N]>;
}

/** @param brandVariables placeholders that every sentence may use, by language */
export function createTranslator(brandVariables: Record<Locale, Variables>): Translator {
  const instance = createInstance();
  void instance.init({
    resources: dictionaries,
    ns: Object.keys(dictionaries['zh-CN']),
    fallbackLng: false,
    supportedLngs: localeCodes,
    initAsync: false,
    returnObjects: true,
    // Astro escapes; escaping twice would show entities.
    interpolation: { escapeValue: false },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      throw new Error(`No text "${key}"; add it to that dictionary in every language under i18n/`);
    },
    missingInterpolationHandler: (text, match: readonly string[]) => {
      throw new Error(`The text "${text}" needs a value for ${match[0] ?? 'a placeholder'}`);
    },
  });

  function getT<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
    // i18next's types would require the brand names in each call; `Translate` has the checked type.
    const fixed = instance.getFixedT(locale, namespace) as unknown as (
      key: string,
      options: Variables,
    ) => never;
    const withBrand = (key: string, variables?: Variables) =>
      fixed(key, { ...brandVariables[locale], ...variables });
    return Object.assign(withBrand, { tree: withBrand });
  }

  function pickDictionary<N extends Namespace>(locale: Locale, namespace: N): Twin<Dictionaries[N]> {
    const variables = brandVariables[locale];
    const fill = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(variables[name] ?? whole));
    // The same tree with other wording: JSON keeps the shape.
    return JSON.parse(
      JSON.stringify(dictionaries[locale][namespace], (_key, value: unknown) =>
        typeof value === 'string' ? fill(value) : value,
      ),
    ) as Twin<Dictionaries[N]>;
  }

  return { getT, pickDictionary };
}
