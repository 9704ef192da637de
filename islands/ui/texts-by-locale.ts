import type { Locale } from '#i18n/locales.ts';

/** The files of one namespace in all languages, as Vite's `import.meta.glob` finds them. */
type Files<Words> = Readonly<Record<string, Words>>;

/** Words that come with an island's code: by language, for `Texts`. A new language's are found by its folder. */
export function textsByLocale<Texts>(found: {
  readonly [Namespace in keyof Texts]: Files<Texts[Namespace]>;
}): Readonly<Record<Locale, Texts>> {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [namespace, files] of Object.entries<Files<unknown>>(found)) {
    for (const [path, words] of Object.entries(files)) {
      const language = path.split('/').at(-2) ?? '';
      (texts[language] ??= {})[namespace] = words;
    }
  }
  return texts as Record<Locale, Texts>; // each language has each file, see i18n/dictionaries.ts
}
