import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_BYTES, PAGES, type PageName, bundledBytes } from '#tests/bench/bridge-size.ts';

const readme = readFileSync('bridge-lib/README.md', 'utf8');
const names = Object.keys(PAGES) as PageName[]; // `keys` forgets which
const bytes = new Map<PageName, number>();
const bytesOf = (name: PageName): number => bytes.get(name) ?? NaN;
/** In the README's format, rounded up. */
const kilobytes = (name: PageName): string => `${(Math.ceil(bytesOf(name) / 100) / 10).toFixed(1)} kB`;

beforeAll(async () => {
  for (const name of names) bytes.set(name, await bundledBytes(PAGES[name], ['nanostores']));
});

describe('the library in a page', () => {
  it('costs at most 8,000 bytes with its cipher and three modules', () => {
    expect(MOST_BYTES).toBe(8_000);
    expect(bytesOf('three modules')).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('omits the modules and the diagnosis that a page does not import', () => {
    expect(bytesOf('no module')).toBeLessThan(bytesOf('three modules') - 300);
    expect(bytesOf('three modules')).toBeLessThan(bytesOf('all modules') - 500);
    expect(bytesOf('three modules')).toBeLessThan(bytesOf('three modules and diagnose') - 500);
  });

  it.each(names)('has with %s the size in the README', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| ${name} +\\| ${kilobytes(name)} \\|$`, 'm'));
  });

  it('is introduced with its size for three modules', () => {
    expect(readme).toContain(`${kilobytes('three modules')} with its cipher and three modules`);
  });
});
