import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { createSite } from '#server/static/site.ts';
import { attributeOf, elementsIn, type Page } from '#src/domain/html.ts';
import { builtHeaders, builtPages, metaOf, readBuilt } from '#tests/helpers/built-site.ts';

function sourcesOf(policy: string, directive: string): string[] {
  // Joined values are separate policies; the page's own is the one that has the directive.
  const found = policy.split(/[;,]/).find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(' ').slice(1) ?? [];
}

const metaPolicyOf = (page: Page) => metaOf(page, 'Content-Security-Policy', 'http-equiv');

/** As the project's own server answers, whatever `_headers` leaves to the host. */
const site = createSite('dist');

describe.each(builtPages)('the policy of $address', ({ file, address, page }) => {
  // Not every page has one in its header too (tests/build/hosts.test.ts says which do).
  const inHeader = builtHeaders(address).get('Content-Security-Policy') ?? '';
  const policies = [metaPolicyOf(page), ...(inHeader === "frame-ancestors 'none'" ? [] : [inHeader])];
  const { scripts, styles, blocked } = inlineCodeOf(page);

  it('allows its own inline scripts and styles by hash, and nothing beside them', () => {
    for (const policy of policies) {
      expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scripts]);
      expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", ...styles]);
      expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'trusted-types')).toEqual(["'none'"]);
      expect(policy).not.toContain('unsafe');
    }
    expect(blocked).toEqual([]);
  });

  it('stands before everything that it has to rule', () => {
    const [policy] = elementsIn(page, 'meta').filter((meta) => attributeOf(meta, 'http-equiv') !== undefined);
    const [ruled] = elementsIn(page, 'script', 'style', 'link');
    const order = elementsIn(page).filter((element) => element === policy || element === ruled);

    expect(order).toEqual([policy, ruled]);
  });

  it('lets the desktop client be reached from the pages that speak to it alone', () => {
    const route = routeOfFile(file);
    const usesClient = route?.kind === 'embedded' || route?.usesClient === true;

    for (const policy of policies) {
      expect(sourcesOf(policy, 'connect-src').includes('ws://127.0.0.1:*')).toBe(usesClient);
    }
  });

  it('forbids frames', () => {
    expect(builtHeaders(address).get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(builtHeaders(address).get('X-Frame-Options')).toBe('DENY');
  });

  it('is never kept without asking', async () => {
    const response = await site.fetch(new Request(`http://site.test${address}`));

    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });
});

describe('the pages that speak to the desktop client', () => {
  it('are these', () => {
    const policyOf = (page: Page) => sourcesOf(metaPolicyOf(page), 'connect-src');
    const speaking = builtPages.filter(({ page }) => policyOf(page).includes('ws://127.0.0.1:*'));

    expect(speaking.map(({ address }) => address.replace(/^\/en\//, '/')).sort()).toEqual(
      ['/activity/recharge', '/app/sellerassistant', '/app/site', '/detect', '/oauth'].flatMap((path) => [
        path,
        path,
      ]),
    );
  });
});

describe('pages whose address bears a secret', () => {
  const pages = builtPages.filter(({ address }) => /\/(staffregister|teaminvited)$/.test(address));

  it('send no referrer, and no others do so', () => {
    const silent = builtPages.filter(({ page }) => metaOf(page, 'referrer') === 'no-referrer');

    expect(silent.map(({ address }) => address)).toEqual(pages.map(({ address }) => address));
    for (const { address } of pages)
      expect(builtHeaders(address).get('Referrer-Policy')).toMatch(/no-referrer$/);
  });
});

describe('_redirects', () => {
  it('takes the last slash off every page', () => {
    const lines = readBuilt('_redirects').toString().trim().split('\n');

    expect(lines.sort()).toEqual(
      builtPages
        .filter(({ address }) => address !== '/')
        .map(({ address }) => `${address}/ ${address} 301`)
        .sort(),
    );
  });
});
