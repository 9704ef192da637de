import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { attributeValues, builtHeaders, builtPages, readBuilt } from '#tests/helpers/built-site.ts';

function sourcesOf(policy: string, directive: string): string[] {
  // Joined values are separate policies; the page's own is the one that has the directive.
  const found = policy.split(/[;,]/).find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(' ').slice(1) ?? [];
}

const metaPolicyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

describe.each(builtPages)('the policy of $address', ({ file, address, html }) => {
  const policies = [metaPolicyOf(html), builtHeaders(address).get('Content-Security-Policy') ?? ''];
  const { scripts, styles, blocked } = inlineCodeOf(html);

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
    expect(html.search(/<(?:script|style|link)\b/)).toBeGreaterThan(html.indexOf('Content-Security-Policy'));
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

  it('is never kept without asking', () => {
    expect(builtHeaders(address).get('Cache-Control')).toBe('no-cache');
  });
});

describe('the pages that speak to the desktop client', () => {
  it('are these', () => {
    const policyOf = (html: string) => sourcesOf(metaPolicyOf(html), 'connect-src');
    const speaking = builtPages.filter(({ html }) => policyOf(html).includes('ws://127.0.0.1:*'));

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
    const silent = builtPages.filter(({ html }) =>
      attributeValues(html, 'meta', 'content').includes('no-referrer'),
    );

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
