import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';
import { attributeOf, elementsIn, isElement, isText, nodesIn, type Page } from '#src/domain/html.ts';
import { attributeValues, builtPages, isBuilt, metaOf, pageAt } from '#tests/helpers/built-site.ts';

const everyPage = routes.flatMap((route) =>
  localeCodes.map((locale) => ({ ...route, locale, address: localizedPath(locale, route.path) })),
);
describe('the route list', () => {
  it('has a page for every route in every language', () => {
    expect(everyPage.filter(({ address }) => !isBuilt(address)).map(({ address }) => address)).toEqual([]);
  });

  it('decides which pages search engines may index', () => {
    const wrong = everyPage.filter(
      ({ address, indexed }) => metaOf(pageAt(address), 'robots') !== (indexed ? '' : 'noindex'),
    );

    expect(wrong.map(({ address }) => address)).toEqual([]);
  });
});

/** The words of a page, each on its line, without the placeholders in data attributes and in the props of islands. */
function writtenOut(page: Page): string {
  const code = new Set<unknown>(
    elementsIn(page, 'script').filter((script) => attributeOf(script, 'type') !== 'application/ld+json'),
  );
  const words = [...nodesIn(page)].flatMap((node) => {
    if (isText(node)) return code.has(node.parentNode) ? [] : [node.value];
    if (!isElement(node)) return [];
    return node.attrs
      .filter(({ name }) => name !== 'props' && !name.startsWith('data-'))
      .map(({ value }) => value);
  });
  return words.join('\n');
}

describe('the built pages', () => {
  it('link to existing pages and files', () => {
    const linkers = new Map<string, string[]>();
    for (const { address, page } of builtPages) {
      const links = [
        ...attributeValues(page, ['a', 'link'], 'href'),
        ...attributeValues(page, ['img', 'script', 'source', 'track'], 'src'),
        ...attributeValues(page, ['video'], 'poster'),
        ...attributeValues(page, ['source'], 'srcset')
          .flatMap((set) => set.split(', '))
          .map((candidate) => candidate.split(' ')[0] ?? ''),
      ];
      for (const href of links.filter((link) => /^\/(?!\/|api\/|installers\/)/.test(link))) {
        const { pathname } = new URL(href, 'https://a.example');
        if (!isBuilt(pathname)) linkers.set(pathname, [...(linkers.get(pathname) ?? []), address]);
      }
    }

    expect(
      [...linkers].map(([path, from]) => `${path}, from ${[...new Set(from)].slice(0, 3).join(' ')}`),
    ).toEqual([]);
  });

  it('§2.71 contain no placeholder and no leftover text', () => {
    const leftOver = builtPages.filter(({ page }) =>
      /\{\{\w+\}\}|\bundefined$|lorem ipsum/im.test(writtenOut(page)),
    );

    expect(leftOver.map(({ address }) => address)).toEqual([]);
  });
});
