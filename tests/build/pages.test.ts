import { describe, expect, it } from 'vitest';
import { localeCodes, locales, localizedPath } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';
import { attributeValues, builtFiles, builtPages, writtenOut } from '#tests/helpers/built-site.ts';

const everyPage = routes.flatMap((route) =>
  localeCodes.map((locale) => ({ ...route, locale, address: localizedPath(locale, route.path) })),
);
const pageAt = (address: string) => builtPages.find((page) => page.address === address);
const routePages = everyPage.flatMap((page) => {
  const html = pageAt(page.address)?.html;
  return html === undefined ? [] : [{ ...page, html }];
});

describe('the route list', () => {
  it('has a page for every route in every language', () => {
    expect(everyPage.filter(({ address }) => !pageAt(address)).map(({ address }) => address)).toEqual([]);
  });
});

describe.each(routePages)('the page of $address', ({ address, locale, indexed, path, html }) => {
  it('is in its language', () => {
    expect(html).toContain(`<html lang="${locales[locale].htmlLang}"`);
  });

  it('has one heading of the first rank, one main part, a title and a description', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    expect(/<title>[^<]{4,}<\/title>/.test(html)).toBe(true);
    expect(/<meta name="description" content="[^"]{10,}"/.test(html)).toBe(true);
  });

  it('names its own address and its twins', () => {
    const links = attributeValues(html, 'link', 'href').filter((href) => /^https?:/.test(href));
    const paths = links.map((href) => new URL(href).pathname);

    expect(paths).toContain(address);
    for (const code of localeCodes) expect(paths).toContain(localizedPath(code, path));
    expect(attributeValues(html, 'link', 'hreflang').sort()).toEqual(
      [...localeCodes.map((code) => locales[code].htmlLang), 'x-default'].sort(),
    );
  });

  it(`is ${indexed ? '' : 'not '}meant for search engines`, () => {
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(!indexed);
  });
});

describe('the built pages', () => {
  it('have a title of their own each', () => {
    const titles = builtPages.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);

    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('link to what exists', () => {
    const isThere = (path: string) =>
      path === '/' || builtFiles.includes(path.slice(1)) || builtFiles.includes(`${path.slice(1)}.html`);
    const linkers = new Map<string, string[]>();
    for (const { address, html } of builtPages) {
      const links = [
        ...attributeValues(html, '(?:a|link)', 'href'),
        ...attributeValues(html, '(?:img|script|source)', 'src'),
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
    const dead = builtPages.flatMap(({ address, html }) =>
      attributeValues(html, 'a', 'href').flatMap((href) => {
        const { pathname, hash } = new URL(href, `https://a.example${address}`);
        const target = pathname === address ? html : pageAt(pathname)?.html;
        if (!hash || !href.startsWith('#') || target === undefined) return [];
        return target.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? [] : [`${address} → ${href}`];
      }),
    );

    expect(dead).toEqual([]);
  });

  it('hold no text that was left over', () => {
    const leftOver = builtPages.filter(({ html }) =>
      /\{\{\w+\}\}|\bundefined\b<|lorem ipsum/i.test(writtenOut(html)),
    );

    expect(leftOver.map(({ address }) => address)).toEqual([]);
  });
});
