/**
 * Pages contain the styles that their components import. A missing one is visible in development; this test names it.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributeOf, elementsIn, textIn, type Page } from '#src/domain/html.ts';
import { builtPages } from '#tests/helpers/built-site.ts';

const stylesOf = (page: Page) => elementsIn(page, 'style').map(textIn).join('\n');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const all = (css: string, pattern: RegExp) => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
];
const classesIn = (css: string) => all(css, /\.([a-z][\w-]*)/g);

const isOnDemand = (file: string) => /[\\/]on-demand[\\/]/.test(file);
const sheets = globSync('src/styles/**/*.css').map((file) => ({
  file,
  classes: classesIn(withoutComments(readFileSync(file, 'utf8'))),
}));
/** Styles in `on-demand` are loaded with an island or a script. */
const comesLater = new Set(sheets.filter(({ file }) => isOnDemand(file)).flatMap(({ classes }) => classes));
const shared = new Set(
  sheets
    .filter(({ file }) => !isOnDemand(file))
    .flatMap(({ classes }) => classes)
    .filter((name) => !comesLater.has(name)),
);
const pages = builtPages.map(({ address, page }) => ({ address, page, css: stylesOf(page) }));

describe('the styles of every page', () => {
  it('use only syntax of Chromium 109', () => {
    const late = /@layer|light-dark\(|color-mix\(|(?:ok)?l(?:ab|ch)\(| in srgb|[{};]&|@scope/;
    const found = pages.flatMap(
      ({ address, css }) => late.exec(css)?.map((word) => `${address}: ${word}`) ?? [],
    );

    expect(found).toEqual([]);
  });

  it('have a rule for every shared class that the page uses', () => {
    const missing = pages.flatMap(({ address, page, css }) => {
      const styled = new Set(classesIn(css));
      const used = elementsIn(page).flatMap((element) => attributeOf(element, 'class')?.split(/\s+/) ?? []);
      const bare = new Set(used.filter((name) => shared.has(name) && !styled.has(name)));
      return [...bare].map((name) => `${address}: .${name}`);
    });

    expect(shared.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('have no container query: WebKitGTK does not update the layout of such a page', () => {
    const containing = pages.filter(({ css }) => /@container|container(?:-type)?:/.test(css));

    expect(containing.map(({ address }) => address)).toEqual([]);
  });

  it('define every property that they read', () => {
    const missing = pages.flatMap(({ address, css }) => {
      const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
      const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
      return [...new Set(read.filter((name) => !defined.has(name)))].map(
        (name) => `${address}: ${name ?? ''}`,
      );
    });

    expect(missing).toEqual([]);
  });
});
