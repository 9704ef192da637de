/**
 * The build within the limits of hosts that read `_headers` and `_redirects`, with its exceptions, and the policy of
 * each page.
 */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseHeadersFile } from '#server/static/host-files.ts';
import { attributeOf, elementsIn, type Page } from '#src/domain/html.ts';
import { builtFiles, builtPages, isBuilt, metaOf, readText } from '#tests/helpers/built-site.ts';
import { inlineCodeOf } from '#integrations/lib/inline-code.ts';

/** Cloudflare Pages' limits; none of Netlify's is lower. */
const MOST_RULES = 100;
const MOST_LINE = 2000;
const MOST_REDIRECTS = 2000;
const MOST_REDIRECT = 1000;
const MOST_FILES = 20_000;
const MOST_BYTES = 25 * 1024 * 1024;

const text = readText('_headers');
/** A rule is a block of lines. */
const rules = text.trim().split(/\n\n+/);
const headersOf = (kept: readonly string[]) => {
  const file = parseHeadersFile(kept.join('\n'));
  return (address: string) => new Headers([...file.headersFor(address)]);
};
const heededAt = headersOf(rules.slice(0, MOST_RULES));
const headersAt = headersOf(rules);
const isReporting = process.env['PUBLIC_REPORTS'] === '1';
const sensitive =
  /^(?:\/en)?\/(?:register|oauth|cancel-account|staffregister|teaminvited|app\/site|detect|feedback|private\/apply)$/;
const isSecret = (address: string) => /\/(?:staffregister|teaminvited)$/.test(address);
const metaPolicyOf = (page: Page) => metaOf(page, 'Content-Security-Policy', 'http-equiv');

describe('a host with room for a hundred rules', () => {
  it('finds no line, redirect, file or number of files beyond its limits', () => {
    const redirects = readText('_redirects').trim().split('\n');

    expect(text.split('\n').filter((line) => line.length > MOST_LINE)).toEqual([]);
    expect(redirects.length).toBeLessThanOrEqual(MOST_REDIRECTS);
    expect(redirects.filter((line) => line.length > MOST_REDIRECT)).toEqual([]);
    expect(builtFiles.length).toBeLessThanOrEqual(MOST_FILES);
    expect(builtFiles.filter((file) => statSync(`dist/${file}`).size > MOST_BYTES)).toEqual([]);
  });

  it('finds compressed copies beside every page', () => {
    const bare = builtPages.filter(({ file }) => !isBuilt(`/${file}.br`) || !isBuilt(`/${file}.gz`));

    expect(bare.map(({ file }) => file)).toEqual([]);
  });

  // If browsers report violations, every page's header must name the address.
  it.skipIf(isReporting)('finds no rule beyond its limit', () => {
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
  });

  it('gives every page all headers except those in its meta tags', () => {
    for (const { address } of builtPages) {
      const headers = heededAt(address);
      expect(headers.get('Content-Security-Policy'), address).toContain("frame-ancestors 'none'");
      expect(headers.get('Strict-Transport-Security'), address).toBe('max-age=31536000');
      expect(headers.get('X-Frame-Options'), address).toBe('DENY');
    }
  });

  it('has rules for the pages with secret addresses and with input', () => {
    const pages = builtPages.filter(({ address }) => sensitive.test(address));

    expect(pages.length).toBe(18);
    for (const { address } of pages) {
      const headers = heededAt(address);
      expect(headers.get('Content-Security-Policy'), address).toContain("default-src 'none'");
      const isSilent = (headers.get('Referrer-Policy') ?? '').endsWith('no-referrer');
      expect(isSilent, address).toBe(isSecret(address));
    }
  });

  it('repeats a page’s meta policy in its header, or leaves it out', () => {
    for (const { address, page } of builtPages) {
      const meta = metaPolicyOf(page);
      const whole = headersAt(address).get('Content-Security-Policy') ?? '';
      expect(whole.includes(meta) || whole === "frame-ancestors 'none'", address).toBe(true);
    }
  });

  it('finds a 404 page in each language’s folder', () => {
    expect(builtPages.map(({ file }) => file)).toEqual(expect.arrayContaining(['404.html', 'en/404.html']));
  });
});

function sourcesOf(policy: string, directive: string): string[] {
  // Joined values are separate policies; the page's own is the one with this directive.
  const found = policy.split(/[;,]/).find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(' ').slice(1) ?? [];
}

describe('the policy of each page', () => {
  it('allows only its own inline scripts and styles, by hash', () => {
    for (const { address, page } of builtPages) {
      const policy = metaPolicyOf(page);
      const { scripts, styles, blocked } = inlineCodeOf(page);
      expect(sourcesOf(policy, 'script-src'), address).toEqual(["'self'", ...scripts]);
      expect(sourcesOf(policy, 'style-src'), address).toEqual(["'self'", ...styles]);
      expect(sourcesOf(policy, 'default-src'), address).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'trusted-types'), address).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'require-trusted-types-for'), address).toEqual(["'script'"]);
      expect(policy, address).not.toContain('unsafe');
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
  it('send no referrer, unlike all others', () => {
    const silent = builtPages.filter(({ page }) => metaOf(page, 'referrer') === 'no-referrer');
    const secret = builtPages.filter(({ address }) => isSecret(address));

    expect(silent.map(({ address }) => address)).toEqual(secret.map(({ address }) => address));
  });
});

describe('_redirects', () => {
  it('removes the trailing slash of every page', () => {
    const lines = readText('_redirects').trim().split('\n');

    expect(lines.sort()).toEqual(
      builtPages
        .filter(({ address }) => address !== '/')
        .map(({ address }) => `${address}/ ${address} 301`)
        .sort(),
    );
  });
});
