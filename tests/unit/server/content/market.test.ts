import { expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { wordsOfCategory } from '#server/content/market.ts';

it.each(localeCodes)('the words for a category include its name on the page, in %s', (locale) => {
  const { categories } = dictionaries[locale].market;

  for (const [category, name] of Object.entries(categories)) {
    expect(wordsOfCategory(category).toLowerCase()).toContain(name.toLowerCase());
    // Not only its name on the wire.
    expect(wordsOfCategory(category)).not.toBe(category);
  }
});
