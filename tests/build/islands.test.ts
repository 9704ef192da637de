/** Which page carries which islands, as docs/islands.md says it, and that each of them stands in the page before it wakes. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { routePath, routes } from '#src/config/routes.ts';
import { attributeOf, elementsIn, htmlIn, parsePage, type Element } from '#src/domain/html.ts';
import { attributeValues, builtAt, builtPages } from '#tests/helpers/built-site.ts';
import { readContent } from '#tests/helpers/content-files.ts';

/** They have nothing to show before they wake. */
const EMPTY_BEFORE = ['Consent', 'TrialTooltip'];

/** Forms whose work people can do by hand. */
const FORMS = ['CancelAccount', 'Invite', 'Register', 'RequestForm'];

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
const pages = builtPages.map(({ file, address, html }) => {
  const islands = elementsIn(parsePage(html), 'astro-island');
  return { file, address, islands, route: routeOfFile(file) };
});
const table = documented();

describe('islands', () => {
  it('are told for routes that exist', () => {
    const known = new Set<string>(routes.map(({ path }) => path));
    const strange = [...table.keys()].filter((path) => path !== '/404' && !known.has(path));

    expect(table.size).toBeGreaterThan(20);
    expect(strange).toEqual([]);
  });

  it.each(pages)('stand on $address as the documentation says', ({ islands, route, address }) => {
    const path = route?.path ?? (address.endsWith('/404') ? '/404' : address);
    const own = [...new Set(islands.map(nameOf).filter((name) => !SITE_WIDE.test(name)))].sort();

    const expected = (table.get(path) ?? []).filter(
      (name) => (name !== 'Countdown' || counting.has(path)) && (!name.startsWith('BetaBuilds') || hasBeta),
    );

    expect(own).toEqual(expected);
  });

  it('carry nothing that depends on the machine that built them', () => {
    const numbered = pages.filter(({ islands }) => islands.some((island) => attributeOf(island, 'uid')));

    expect(numbered.map(({ address }) => address)).toEqual([]);
  });

  it.each(pages)('wake on $address when they are wanted, never with the page', ({ islands }) => {
    const directives = new Set(islands.map((island) => attributeOf(island, 'client')));

    expect([...directives].filter((name) => !['visible', 'idle', 'intent'].includes(name ?? ''))).toEqual([]);
  });

  it.each(pages)('stand in the HTML of $address before they wake', ({ islands }) => {
    const missing = islands
      .filter(
        (island) =>
          attributeOf(island, 'ssr') === undefined ||
          htmlIn(island)
            .replace(/<!--.*?-->/g, '')
            .trim() === '',
      )
      .map((island) => attributeOf(island, 'component-export') ?? '')
      .filter((name) => !EMPTY_BEFORE.includes(name));

    expect(missing).toEqual([]);
  });

  const forms = pages.flatMap(({ address, islands }) =>
    islands
      .filter((island) => FORMS.includes(attributeOf(island, 'component-export') ?? ''))
      .map((island) => ({ address, island })),
  );

  it.each(forms)('send nothing on $address without a script, and name people to ask (A26)', ({ island }) => {
    const methods = elementsIn(island, 'form').map((form) => attributeOf(form, 'method'));
    const around = island.parentNode ? elementsIn(island.parentNode, 'div') : [];
    const notice = around.find((element) => attributeOf(element, 'class')?.includes('needs-script'));
    const addresses = notice ? attributeValues(notice, ['a'], 'href') : [];

    // Nothing that was typed may end in the address: outside of a dialog this does nothing at all.
    expect(new Set(methods)).toEqual(new Set(['dialog']));
    expect(addresses).toContainEqual(expect.stringMatching(/^mailto:.+@/));
  });
});
