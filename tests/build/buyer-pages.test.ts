/** Pages for buyers: their data from elsewhere, and the links to them. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { REGISTRATION_COUPON_YUAN } from '#src/config/constants.ts';
import { samplesHere } from '#scripts/lib/release-samples.ts';
import { routePath, type RouteId } from '#src/config/routes.ts';
import { sampleShops } from '#src/content/data/sample-shops.ts';
import { PARAMETER_IDS } from '#src/components/sections/isolation/parameters.ts';
import { attributeOf, elementsIn, findElement, textIn, type Element } from '#src/domain/html.ts';
import { attributeValues, builtPages, languageOf, mainOf } from '#tests/helpers/built-site.ts';
import { readContent } from '#scripts/lib/content-files.ts';

const rowNames = (parent: Element): string[] =>
  elementsIn(parent, 'th')
    .filter((cell) => attributeOf(cell, 'scope') === 'row')
    .map((cell) => textIn(cell).replace(/\s+/g, ' ').trim());

describe.each(localeCodes)('in %s', (locale) => {
  const at = (id: RouteId) => localizedPath(locale, routePath(id));

  it('§2.52 isolation has a row for each parameter, named as in the device check', () => {
    const { detect, isolation } = dictionaries[locale];
    const names = { ...detect.checks, screen: isolation.checks.screen };

    expect(rowNames(mainOf(at('isolation')))).toEqual(PARAMETER_IDS.map((id) => names[id].name));
  });

  it('§2.51 fees names no amount except the prices and the new users’ coupon', () => {
    const main = mainOf(at('fees'));
    const priced = [
      ...elementsIn(main, 'section').filter((part) => attributeOf(part, 'id') === 'prices'),
      ...elementsIn(main, 'table').filter((part) => attributeOf(part, 'class')?.includes('sums')),
    ];
    const text = priced.reduce((left, part) => left.replace(textIn(part), ''), textIn(main));
    const amounts = [...text.matchAll(/CNY ?([\d,.]*\d)|([\d,.]*\d) ?(?:元|¥)|[¥$€] ?([\d,.]*\d)/g)].map(
      ([, before, behind, sign]) => Number(before ?? behind ?? sign),
    );

    expect([...new Set(amounts)]).toEqual([REGISTRATION_COUPON_YUAN]);
  });

  it('fixed IPs are shown on the sample shops, with addresses reserved for documentation', () => {
    const text = textIn(mainOf(at('fixedIp')));

    expect(sampleShops.filter(({ ip, code }) => !text.includes(ip) || !text.includes(code))).toEqual([]);
    expect(text.match(/\d+\.\d+\.\d+\.\d+/g)).toHaveLength(sampleShops.length);
  });

  it('every footer says that this is a demo, and a page lists the samples', () => {
    const left = new Set(samplesHere().map(({ kind }) => kind));
    const { kinds } = dictionaries[locale].samples;
    const wanted = Object.entries(kinds).filter(([kind]) => left.has(kind as keyof typeof kinds)); // its keys
    const silent = builtPages
      .filter(({ page }) => languageOf(page) === locale)
      .filter(({ page }) => findElement(page, 'footer'))
      .filter(({ page }) => !attributeValues(page, ['a'], 'href').includes(at('samples')));

    expect(silent.map(({ address }) => address)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(0);
    expect(elementsIn(mainOf(at('samples')), 'dt').map(textIn)).toEqual(
      expect.arrayContaining(wanted.map(([, { name }]) => name)),
    );
  });

  it('each guide to a marketplace names the source and the day of each rule', () => {
    const guides = readContent('marketplaces', [locale]);
    const pages = guides.map(({ slug, text }) => {
      const main = mainOf(localizedPath(locale, `/browser-users/${slug}`));
      const sources = [...text.matchAll(/href: (\S+)/g)].map(([, href = '']) => href);
      return { sources, hrefs: attributeValues(main, ['a'], 'href'), days: elementsIn(main, 'time').length };
    });

    expect(pages.map(({ sources }) => sources.length > 2)).toEqual([true, true, true]);
    expect(pages.filter(({ sources, hrefs }) => sources.some((href) => !hrefs.includes(href)))).toEqual([]);
    expect(pages.map(({ days }) => days)).toEqual(pages.map(({ sources }) => sources.length));
  });
});
