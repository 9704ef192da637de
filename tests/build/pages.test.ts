import { describe, expect, it } from 'vitest';
import { localeCodes, locales, localizedPath } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';
import { attributeOf, elementsIn } from '#src/domain/html.ts';
import {
  attributeValues,
  builtFiles,
  builtPages,
  metaOf,
  titleOf,
  writtenOut,
} from '#tests/helpers/built-site.ts';

const everyPage = routes.flatMap((route) =>
  localeCodes.map((locale) => ({ ...route, locale, address: localizedPath(locale, route.path) })),
);
const pageAt = (address: string) => builtPages.find((page) => page.address === address);
const routePages = everyPage.flatMap((page) => {
  const document = pageAt(page.address)?.page;
  return document === undefined ? [] : [{ ...page, document }];
});

describe('the route list', () => {
  it('has a page for every route in every language', () => {
    expect(everyPage.filter(({ address }) => !pageAt(address)).map(({ address }) => address)).toEqual([]);
  });
});

describe.each(routePages)('the page of $address', ({ address, locale, indexed, path, document }) => {
  it('is in its language', () => {
    expect(attributeValues(document, ['html'], 'lang')).toEqual([locales[locale].htmlLang]);
  });

  it('has one heading of the first rank, one main part, a title and a description', () => {
    expect(elementsIn(document, 'h1')).toHaveLength(1);
    expect(elementsIn(document, 'main')).toHaveLength(1);
    expect(titleOf(document).length).toBeGreaterThanOrEqual(4);
    expect(metaOf(document, 'description').length).toBeGreaterThanOrEqual(10);
  });

  it('names its own address and its twins', () => {
    const linked = (rel: string) =>
      elementsIn(document, 'link')
        .filter((link) => attributeOf(link, 'rel') === rel)
        .map((link) => new URL(attributeOf(link, 'href') ?? '', 'https://a.example').pathname);

    expect(linked('canonical')).toEqual([address]);
    for (const code of localeCodes) expect(linked('alternate')).toContain(localizedPath(code, path));
    expect(attributeValues(document, ['link'], 'hreflang').sort()).toEqual(
      [...localeCodes.map((code) => locales[code].htmlLang), 'x-default'].sort(),
    );
  });

  it(`is ${indexed ? '' : 'not '}meant for search engines`, () => {
    expect(metaOf(document, 'robots')).toBe(indexed ? '' : 'noindex');
  });
});

describe('the built pages', () => {
  it('have a title of their own each', () => {
    const titles = builtPages.map(({ page }) => titleOf(page));

    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('link to what exists', () => {
    const isThere = (path: string) =>
      path === '/' || builtFiles.includes(path.slice(1)) || builtFiles.includes(`${path.slice(1)}.html`);
    const linkers = new Map<string, string[]>();
    for (const { address, page } of builtPages) {
      const links = [
        ...attributeValues(page, ['a', 'link'], 'href'),
        ...attributeValues(page, ['img', 'script', 'source'], 'src'),
      ];
      for (const href of links.filter((link) => /^\/(?!\/|api\/|installers\/)/.test(link))) {
        const { pathname } = new URL(href, 'https://a.example');
        if (!isThere(pathname)) linkers.set(pathname, [...(linkers.get(pathname) ?? []), address]);
      }
    }

    expect(
      [...linkers].map(([path, from]) => `${path}, from ${[...new Set(from)].slice(0, 3).join(' ')}`),
    ).toEqual([]);
  });

  it('link to headings and parts that are there', () => {
    const dead = builtPages.flatMap(({ address, page }) => {
      const ids = attributeValues(page, [], 'id');
      return attributeValues(page, ['a'], 'href').flatMap((href) => {
        const { hash } = new URL(href, `https://a.example${address}`);
        if (!hash || !href.startsWith('#')) return [];
        return ids.includes(decodeURIComponent(hash.slice(1))) ? [] : [`${address} → ${href}`];
      });
    });

    expect(dead).toEqual([]);
  });

  it('hold no text that was left over', () => {
    const leftOver = builtPages.filter(({ html }) =>
      /\{\{\w+\}\}|\bundefined\b<|lorem ipsum/i.test(writtenOut(html)),
    );

    expect(leftOver.map(({ address }) => address)).toEqual([]);
  });
});
