/**
 * Searches the built pages for wordings that the site does not use (`scripts/lib/forbidden-wordings.ts`).
 * `scripts/check-i18n.ts` checks the dictionaries, before a build and including unused texts.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { forbiddenIn } from '#scripts/lib/i18n-wording.ts';
import { flatten, type Texts } from '#scripts/lib/i18n-check.ts';
import { routes } from '#src/config/routes.ts';
import type { Page } from '#src/domain/html.ts';
import { builtPages, languageOf, metaOf, spokenIn, unprefixed } from '#tests/helpers/built-site.ts';

/** Text for visitors and search engines, with the title. */
const wordsOf = (page: Page) => [metaOf(page, 'description'), ...spokenIn(page)];

/** Each text once, with its first page: a footer line is on every page. */
function slipsIn(locale: Locale, places: readonly (readonly [place: string, texts: readonly string[]])[]) {
  const told = new Map<string, string>();
  for (const [place, texts] of places)
    for (const text of texts)
      for (const { found, instead } of forbiddenIn(locale, text, unprefixed(place, locale))) {
        const slip = `“${found}” in “${text.slice(0, 80)}”; write ${instead}`;
        if (!told.has(slip)) told.set(slip, place);
      }
  return [...told].map(([slip, place]) => `${place}: ${slip}`);
}

describe.each(localeCodes)('the wording of %s', (locale) => {
  const pages = builtPages.filter(({ page }) => languageOf(page) === locale);

  it('is right on every built page', () => {
    const slips = slipsIn(
      locale,
      pages.map(({ address, page }) => [address, wordsOf(page)] as const),
    );

    expect(pages.length).toBeGreaterThanOrEqual(routes.length);
    expect(slips).toEqual([]);
  });

  it('is right in the desk’s prepared answers', () => {
    const answers = JSON.parse(readFileSync('server/seed/desk-answers.json', 'utf8')) as Record<
      Locale,
      Texts
    >[];
    const slips = slipsIn(
      locale,
      answers.map((answer, index) => [`answer ${index}`, [...flatten(answer[locale]).values()]] as const),
    );

    expect(slips).toEqual([]);
  });
});

describe('forbiddenIn', () => {
  it.each([
    ['zh-CN', '把三家店分开', '三家店'],
    ['zh-CN', '功能最全的浏览器', '功能最全'],
    ['en-US', 'On 22 October 2026', '22 October 2026'],
    ['en-US', 'lines open shops 50% faster', '50% faster'],
  ] as const)('finds in %s “%s”', (locale, text, found) => {
    expect(forbiddenIn(locale, text).map((slip) => slip.found)).toEqual([found]);
  });
});
