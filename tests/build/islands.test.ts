/** Which page carries which islands, as docs/islands.md says it, and that each of them stands in the page before it wakes. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { routePath, routes } from '#src/config/routes.ts';
import { attributeOf, elementsIn, htmlIn, type Element } from '#src/domain/html.ts';
import { builtAt, builtPages } from '#tests/helpers/built-site.ts';
import { readContent } from '#tests/helpers/content-files.ts';

/** They have nothing to show before they wake. */
const EMPTY_BEFORE = ['Consent', 'TrialTooltip'];

/** `Register`, `Search (intent)`: the island's name and, where it is not the usual one, when it wakes. */
function nameOf(island: Element): string {
  const name = attributeOf(island, 'component-export') ?? '';
  const directive = attributeOf(island, 'client') ?? '';
  return directive === 'visible' ? name : `${name} (${directive})`;
}

/** Islands of each route, without those that the layout puts into many pages. */
function documented(): Map<string, string[]> {
  const [, table = ''] = readFileSync('docs/islands.md', 'utf8').split('## Which page has which');
  const rows = [...table.matchAll(/^\| `([^`]+)`\s*\| ([^|]*)\|/gm)];
  return new Map(
    rows.map(([, path = '', islands = '']) => [
      path,
      islands
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .sort(),
    ]),
  );
}

/** Pages with a promotion that has not ended when they are built: on the others there is nothing to count. */
const counting = new Set<string>(
  readContent('promotions')
    .filter(({ head }) => builtAt < new Date(head['ends'] ?? ''))
    .flatMap(({ head }) => [
      routePath('promotions'),
      routes.find(({ id }) => id === head['page'])?.path ?? '',
    ]),
);

/** Whether editors have a beta to offer. */
const hasBeta = globSync('src/content/releases/*.json').some((path) =>
  /"status":\s*"beta"/.test(readFileSync(path, 'utf8')),
);

const SITE_WIDE = /^(Chat|Notices|Consent)\b/;
const pages = builtPages.map(({ file, address, page }) => ({
  address,
  islands: elementsIn(page, 'astro-island'),
  route: routeOfFile(file),
}));
const table = documented();

describe('islands', () => {
  it('are told for routes that exist', () => {
    const known = new Set<string>(routes.map(({ path }) => path));
    const strange = [...table.keys()].filter((path) => path !== '/404' && !known.has(path));

    expect(table.size).toBeGreaterThan(20);
    expect(strange).toEqual([]);
  });

  it('stand on each page as the documentation says', () => {
    const isHere = (name: string, path: string) =>
      (name !== 'Countdown' || counting.has(path)) && (!name.startsWith('BetaBuilds') || hasBeta);
    for (const { islands, route, address } of pages) {
      const path = route?.path ?? (address.endsWith('/404') ? '/404' : address);
      const own = [...new Set(islands.map(nameOf).filter((name) => !SITE_WIDE.test(name)))].sort();

      expect(own, address).toEqual((table.get(path) ?? []).filter((name) => isHere(name, path)));
    }
  });

  it('carry nothing that depends on the machine that built them', () => {
    const numbered = pages.filter(({ islands }) => islands.some((island) => attributeOf(island, 'uid')));

    expect(numbered.map(({ address }) => address)).toEqual([]);
  });

  it('wake when they are wanted, never with the page', () => {
    for (const { islands, address } of pages) {
      const directives = islands.map((island) => attributeOf(island, 'client') ?? '');

      expect(
        directives.filter((name) => !['visible', 'idle', 'intent'].includes(name)),
        address,
      ).toEqual([]);
    }
  });

  it('stand in the HTML before they wake', () => {
    const isEmpty = (island: Element) =>
      attributeOf(island, 'ssr') === undefined ||
      htmlIn(island)
        .replace(/<!--.*?-->/g, '')
        .trim() === '';
    for (const { islands, address } of pages) {
      const missing = islands
        .filter(isEmpty)
        .map((island) => attributeOf(island, 'component-export') ?? '')
        .filter((name) => !EMPTY_BEFORE.includes(name));

      expect(missing, address).toEqual([]);
    }
  });
});
