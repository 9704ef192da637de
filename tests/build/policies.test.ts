import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { attributeOf, elementsIn, type Page } from '#src/domain/html.ts';
import { builtHeaders, builtPages, metaOf, readBuilt } from '#tests/helpers/built-site.ts';

function sourcesOf(policy: string, directive: string): string[] {
  // Joined values are separate policies; the page's own is the one with this directive.
  const found = policy.split(/[;,]/).find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(' ').slice(1) ?? [];
}

const metaPolicyOf = (page: Page) => metaOf(page, 'Content-Security-Policy', 'http-equiv');

describe('the policy of each page', () => {
  it('allows only its own inline scripts and styles, by hash', () => {
    for (const { address, page } of builtPages) {
      // Not every page has one in its header too (tests/build/hosts.test.ts has the list).
      const inHeader = builtHeaders(address).get('Content-Security-Policy') ?? '';
      const { scripts, styles, blocked } = inlineCodeOf(page);
      for (const policy of [
        metaPolicyOf(page),
        ...(inHeader === "frame-ancestors 'none'" ? [] : [inHeader]),
      ]) {
        expect(sourcesOf(policy, 'script-src'), address).toEqual(["'self'", ...scripts]);
        expect(sourcesOf(policy, 'style-src'), address).toEqual(["'self'", ...styles]);
        expect(sourcesOf(policy, 'default-src'), address).toEqual(["'none'"]);
        expect(sourcesOf(policy, 'trusted-types'), address).toEqual(["'none'"]);
        expect(sourcesOf(policy, 'require-trusted-types-for'), address).toEqual(["'script'"]);
        expect(policy, address).not.toContain('unsafe');
      }
      expect(blocked, address).toEqual([]);
    }
  });

  it('comes before everything that it applies to', () => {
    for (const { address, page } of builtPages) {
      const heads = elementsIn(page, 'meta', 'script', 'style', 'link');
      const policy = heads.findIndex((element) => attributeOf(element, 'http-equiv') !== undefined);
      const ruled = heads.findIndex(({ tagName }) => tagName !== 'meta');

      expect(policy, address).toBeGreaterThanOrEqual(0);
      expect(policy, address).toBeLessThan(ruled);
    }
  });
});

describe('the pages that may connect to the desktop client', () => {
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

describe('pages whose address contains a secret', () => {
  const pages = builtPages.filter(({ address }) => /\/(staffregister|teaminvited)$/.test(address));

  it('send no referrer, unlike all others', () => {
    const silent = builtPages.filter(({ page }) => metaOf(page, 'referrer') === 'no-referrer');

    expect(silent.map(({ address }) => address)).toEqual(pages.map(({ address }) => address));
    for (const { address } of pages)
      expect(builtHeaders(address).get('Referrer-Policy')).toMatch(/no-referrer$/);
  });
});

describe('_redirects', () => {
  it('removes the trailing slash of every page', () => {
    const lines = readBuilt('_redirects').toString().trim().split('\n');

    expect(lines.sort()).toEqual(
      builtPages
        .filter(({ address }) => address !== '/')
        .map(({ address }) => `${address}/ ${address} 301`)
        .sort(),
    );
  });
});
