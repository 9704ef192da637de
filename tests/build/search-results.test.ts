import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { maxDescriptionLength, maxTitleLength } from '#src/domain/description.ts';
import { builtPages, languageOf, metaOf, titleOf } from '#tests/helpers/built-site.ts';

const results = builtPages.map(({ address, page }) => {
  const locale = languageOf(page);
  if (!locale) throw new Error(`${address} is in no language of the site`);
  return { address, locale, title: titleOf(page), description: metaOf(page, 'description') };
});

/** Titles and descriptions with page and length, to identify the wrong one. */
function tooLong(part: 'title' | 'description', most: (locale: Locale) => number): string[] {
  return results
    .filter(({ locale, [part]: text }) => text.length > most(locale))
    .map(({ address, ...result }) => `${address}: ${result[part].length} characters: ${result[part]}`);
}

describe('in a search result, every page', () => {
  it('has a title that fits', () => {
    expect(results.length).toBeGreaterThan(100);
    expect(tooLong('title', maxTitleLength)).toEqual([]);
  });

  it('has a description that fits', () => {
    expect(tooLong('description', maxDescriptionLength)).toEqual([]);
  });

  it.each(['title', 'description'] as const)('has a %s of its own', (part) => {
    const told = Map.groupBy(results, ({ [part]: text }) => text);
    const shared = [...told].filter(([, pages]) => pages.length > 1);

    expect(
      shared.map(([text, pages]) => `${pages.map(({ address }) => address).join(' ')}: ${text}`),
    ).toEqual([]);
  });
});
