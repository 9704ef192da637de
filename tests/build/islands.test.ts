/** Islands in the HTML, and when they hydrate. */
import { describe, expect, it } from 'vitest';
import { attributeOf, elementsIn, htmlIn, type Element } from '#src/domain/html.ts';
import { attributeValues, builtPages } from '#tests/helpers/built-site.ts';

/** Empty before hydration. */
const EMPTY_BEFORE = ['Consent'];

/** Forms whose work people can do by hand. */
const FORMS = ['CancelAccount', 'Invite', 'Register', 'RequestForm'];

const pages = builtPages.map(({ address, page }) => ({ address, islands: elementsIn(page, 'astro-island') }));

describe('islands', () => {
  it('contain nothing that depends on the build machine', () => {
    const numbered = pages.filter(({ islands }) => islands.some((island) => attributeOf(island, 'uid')));

    expect(numbered.map(({ address }) => address)).toEqual([]);
  });

  it('hydrate on demand, never on load', () => {
    for (const { islands, address } of pages) {
      const directives = islands.map((island) => attributeOf(island, 'client') ?? '');

      expect(
        directives.filter((name) => !['visible', 'idle', 'intent'].includes(name)),
        address,
      ).toEqual([]);
    }
  });

  it('are in the HTML before hydration', () => {
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

  const forms = pages.flatMap(({ address, islands }) =>
    islands
      .filter((island) => FORMS.includes(attributeOf(island, 'component-export') ?? ''))
      .map((island) => ({ address, island })),
  );

  it.each(forms)('send nothing on $address without a script, and name contacts (A26)', ({ island }) => {
    const methods = elementsIn(island, 'form').map((form) => attributeOf(form, 'method'));
    const around = island.parentNode ? elementsIn(island.parentNode, 'div') : [];
    const notice = around.find((element) => attributeOf(element, 'class')?.includes('needs-script'));
    const addresses = notice ? attributeValues(notice, ['a'], 'href') : [];

    // Typed text must not end in the address: outside a dialog this method does nothing.
    expect(new Set(methods)).toEqual(new Set(['dialog']));
    expect(addresses).toContainEqual(expect.stringMatching(/^mailto:.+@/));
  });
});
