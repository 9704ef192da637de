/** Number and size of the requests that a page makes by itself; requests after an action are not limited here. */
import { describe, expect, it } from 'vitest';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { brotliSize, staticImports } from '#scripts/lib/modules.ts';
import { createRequestCounter, maxRequests } from '#scripts/lib/page-requests.ts';
import { builtFiles, builtPages, readBuilt } from '#tests/helpers/built-site.ts';

/** The setting of the build. */
const isReporting = process.env['PUBLIC_REPORTS'] === '1';
const count = createRequestCounter('dist');
const pages = builtPages.map(({ file, address }) => ({
  address,
  most: maxRequests(routeOfFile(file)),
  ...count(file),
}));

describe('the requests of every page', () => {
  it('are few, on load and when idle together', () => {
    const over = pages
      .map(({ address, most, atLoad, whenIdle: atRest }) => ({ address, most, all: [...atLoad, ...atRest] }))
      .filter(({ all, most }) => all.length > most);

    expect(pages.length).toBeGreaterThan(100);
    expect(
      over.map(({ address, all, most }) => `${address}: ${all.length} of ${most}: ${all.join(' ')}`),
    ).toEqual([]);
  });

  it('are only the page itself on load', () => {
    const more = pages.filter(({ atLoad }) => atLoad.length > 1);

    expect(more.map(({ address, atLoad }) => `${address}: ${atLoad.join(' ')}`)).toEqual([]);
  });
});

describe('the files of code', () => {
  const MOST_BYTES = 15_000;
  const files = builtFiles
    .filter((file) => /^_astro\/.*\.js$/.test(file))
    .map((file) => ({ file, code: readBuilt(file) }));
  const holdsReact = ({ code }: { code: Buffer }) => code.includes('react.transitional.element');

  it('include the fault reporter only if pages report faults', () => {
    expect(builtFiles.some((file) => /\/fault-reports\.[^/]*\.js$/.test(file))).toBe(isReporting);
    expect(files.some(({ code }) => code.includes('/fault-reports.'))).toBe(isReporting);
  });

  it('contain React once, for all pages', () => {
    expect(files.filter(holdsReact).map(({ file }) => file)).toHaveLength(1);
  });

  it('are imported by the site’s script on demand only', () => {
    const site = files.filter(({ file }) => file.includes('SiteScript'));

    expect(site).toHaveLength(1);
    expect(site.flatMap(({ code }) => staticImports(code.toString(), '/_astro/'))).toEqual([]);
  });

  it('are each below 15 kB, except React', () => {
    const large = files
      .filter((file) => !holdsReact(file))
      .map(({ file, code }) => ({ file, bytes: brotliSize(code) }))
      .filter(({ bytes }) => bytes > MOST_BYTES);

    expect(large).toEqual([]);
  });
});
