import { describe, expect, it } from 'vitest';
import { headersFile } from '#integrations/lib/site-headers.ts';
import { parseHeadersFile } from '#server/static/host-files.ts';

const page = { address: '/en/download', policy: "default-src 'none'", isSecretAddress: false };
const secret = { ...page, address: '/staffregister', isSecretAddress: true };
const silent = { address: '/about', isSecretAddress: false };
const rules = parseHeadersFile(headersFile([page, secret, silent], "object-src 'none'"));
const headersFor = (address: string, from = rules) => new Headers([...from.headersFor(address)]);

describe('headersFile', () => {
  it.each(['/anything', '/en/download'])('gives %s the headers of every address', (address) => {
    expect(Object.fromEntries(headersFor(address))).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('lets pages be revalidated and hashed files be kept', () => {
    expect(headersFor('/en/download').get('Cache-Control')).toBe('no-cache');
    expect(headersFor('/_astro/a.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headersFor('/favicon.svg').has('Cache-Control')).toBe(false);
  });

  it('lets only this site connect to the desktop client', () => {
    expect(headersFor('/').get('Permissions-Policy')).toContain('loopback-network=(self)');
    expect(headersFor('/').get('Permissions-Policy')).toContain('camera=()');
  });

  it('names the address of reports, where there is one', () => {
    const reporting = parseHeadersFile(headersFile([page], '', 'https://api.shop.test/api/reports'));
    expect(headersFor('/about', reporting).get('Reporting-Endpoints')).toBe(
      'pages="https://api.shop.test/api/reports"',
    );
    expect(headersFor('/about').has('Reporting-Endpoints')).toBe(false);
  });

  it('puts the most important rules first, for hosts with a limit', () => {
    const sensitive = { ...page, address: '/register', isSensitive: true };
    const patterns = [...headersFile([page, sensitive, secret], '').matchAll(/^\/.*/gm)].map(
      ([line]) => line,
    );
    expect(patterns).toEqual(['/*', '/_astro/*', '/staffregister', '/register', '/en/download']);
  });

  it('refuses a line that hosts would drop', () => {
    expect(() => headersFile([{ ...page, policy: 'x'.repeat(2000) }], '')).toThrow(
      '/en/download: a header of',
    );
  });
});
