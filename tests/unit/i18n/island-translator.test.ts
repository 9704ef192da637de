import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { createIslandTranslator } from '#i18n/island-translator.ts';
import { localeCodes } from '#i18n/locales.ts';

const ISLANDS = ['forms', 'registerForm', 'requestForm', 'invite', 'passage', 'workbench'] as const;
const COUNTS = [0, 1, 2, 11, 1_000];

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/** Keys of all sentences as a page asks for them: plurals by their stem. */
function keysOf(texts: Texts, path = ''): string[] {
  if (typeof texts === 'string') return [path.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(texts).flatMap(([key, child]: [string, Texts]) =>
    keysOf(child, path === '' ? key : `${path}.${key}`),
  );
}

const placeholdersOf = (texts: Texts) =>
  Object.fromEntries(
    [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} & $1>`]),
  );

describe.each(localeCodes)('the translator of islands in %s', (locale) => {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: dictionaries[locale] },
    ns: [...ISLANDS],
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const translator = createIslandTranslator(locale, dictionaries[locale]);

  it.each(ISLANDS)('says what i18next says for every text of "%s"', (namespace) => {
    const texts = dictionaries[locale][namespace];
    // Two typings of the same call, neither of which knows keys that are only known here.
    const theirs = instance.getFixedT(null, namespace) as unknown as (key: string, options: object) => string;
    const ours = translator.getFixedT(null, namespace);
    const keys = [...new Set(keysOf(texts))];
    const variables = placeholdersOf(texts);

    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) {
      expect(ours(key, { ...variables, count: 3 })).toBe(theirs(key, { ...variables, count: 3 }));
      expect(ours(key, variables)).toBe(theirs(key, variables));
      for (const count of COUNTS) {
        expect(ours(key, { ...variables, count })).toBe(theirs(key, { ...variables, count }));
      }
    }
  });

  it('shows the key where there is no text, as i18next does', () => {
    expect(translator.getFixedT(null, 'forms')('nothing.here')).toBe('nothing.here');
  });
});
