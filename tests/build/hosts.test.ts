/** The build within the limits of hosts that read `_headers` and `_redirects`, and its exceptions. */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseHeadersFile } from '#server/static/host-files.ts';
import { attributeOf, elementsIn } from '#src/domain/html.ts';
import { builtFiles, builtPages, metaOf, readBuilt } from '#tests/helpers/built-site.ts';

/** Cloudflare Pages' limits; none of Netlify's is lower. */
const MOST_RULES = 100;
const MOST_LINE = 2000;
const MOST_REDIRECTS = 2000;
const MOST_REDIRECT = 1000;
const MOST_FILES = 20_000;
const MOST_BYTES = 25 * 1024 * 1024;

const text = readBuilt('_headers').toString();
/** A rule is a block of lines. */
const rules = text.trim().split(/\n\n+/);
const heeded = parseHeadersFile(rules.slice(0, MOST_RULES).join('\n'));
const heededAt = (address: string) => new Headers([...heeded.headersFor(address)]);
const isReporting = process.env['PUBLIC_REPORTS'] === '1';
const sensitive =
  /^(?:\/en)?\/(?:register|oauth|cancel-account|staffregister|teaminvited|app\/site|detect|feedback|private\/apply)$/;

describe('a host with room for a hundred rules', () => {
  it('finds no line, redirect, file or number of files beyond its limits', () => {
    const redirects = readBuilt('_redirects').toString().trim().split('\n');
    const files = builtFiles.filter((file) => statSync(`dist/${file}`).isFile());

    expect(text.split('\n').filter((line) => line.length > MOST_LINE)).toEqual([]);
    expect(redirects.length).toBeLessThanOrEqual(MOST_REDIRECTS);
    expect(redirects.filter((line) => line.length > MOST_REDIRECT)).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    expect(files.filter((file) => statSync(`dist/${file}`).size > MOST_BYTES)).toEqual([]);
  });

  it('finds compressed copies beside every page', () => {
    const names = new Set(builtFiles);
    const bare = builtPages.filter(({ file }) => !names.has(`${file}.br`) || !names.has(`${file}.gz`));

    expect(bare.map(({ file }) => file)).toEqual([]);
  });

  // If browsers report violations, every page's header must name the address.
  it.skipIf(isReporting)('finds no rule beyond its limit', () => {
    expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
  });

  it('gives every page all headers except those in its meta tags', () => {
    for (const { address, page } of builtPages) {
      const headers = heededAt(address);
      expect(headers.get('Content-Security-Policy'), address).toContain("frame-ancestors 'none'");
      expect(headers.get('Strict-Transport-Security'), address).toBe('max-age=31536000');
      expect(headers.get('X-Frame-Options'), address).toBe('DENY');
      expect(metaOf(page, 'Content-Security-Policy', 'http-equiv'), address).toContain("default-src 'none'");
    }
    expect(heededAt('/_astro/x.js').get('Cache-Control')).toContain('immutable');
  });

  it('has rules for the pages with secret addresses and with input', () => {
    const pages = builtPages.filter(({ address }) => sensitive.test(address));

    expect(pages.length).toBe(18);
    for (const { address } of pages) {
      const headers = heededAt(address);
      expect(headers.get('Content-Security-Policy'), address).toContain("default-src 'none'");
      const isSecret = /staffregister|teaminvited/.test(address);
      expect((headers.get('Referrer-Policy') ?? '').endsWith('no-referrer'), address).toBe(isSecret);
    }
  });

  it('repeats a page’s meta policy in its header, or leaves it out', () => {
    for (const { address, page } of builtPages) {
      const meta = metaOf(page, 'Content-Security-Policy', 'http-equiv');
      const whole = heededAt(address).get('Content-Security-Policy') ?? '';
      expect(whole.includes(meta) || whole === "frame-ancestors 'none'", address).toBe(true);
    }
  });

  it('finds a 404 page in each language’s folder', () => {
    for (const file of ['404.html', 'en/404.html']) {
      const page = builtPages.find((found) => found.file === file)?.page;
      expect(page && elementsIn(page, 'h1').length, file).toBe(1);
      expect(page && elementsIn(page, 'html').map((html) => attributeOf(html, 'lang'))).toEqual([
        file.startsWith('en/') ? 'en' : 'zh-CN',
      ]);
    }
  });
});
