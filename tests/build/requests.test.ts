/** What a page loads at once, and the files of code; tests/e2e/islands.spec.ts counts what it requests later. */
import { describe, expect, it } from 'vitest';
import { brotliSize, staticImports } from '#scripts/lib/modules.ts';
import { partsOf } from '#scripts/lib/page-parts.ts';
import { builtFiles, builtPages, readBuilt } from '#tests/helpers/built-site.ts';

/** The setting of the build. */
const isReporting = process.env['PUBLIC_REPORTS'] === '1';

it('no page loads code or style sheets before it is painted', () => {
  const more = builtPages.flatMap(({ address, page }) => {
    const { modules, stylesheets } = partsOf(page, address);
    return [...modules, ...stylesheets].map((file) => `${address}: ${file}`);
  });

  expect(builtPages.length).toBeGreaterThan(100);
  expect(more).toEqual([]);
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
