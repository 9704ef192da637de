/** The table of faults says which test shows each: this holds it to the test files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'tests/contract/bridge';
const HIGHEST = 42;

const rows = [
  ...readFileSync('docs/bridge-faults.md', 'utf8').matchAll(/^\| (B\d+) +\| (.+?) +\| `(.+?)` +\|$/gm),
].map(([, number = '', title = '', file = '']) => `${number}: ${title} (${file})`);
const tested = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/describe\('(?:§\S+ )*(B\d+: [^']+)'/g)].map(
      ([, title = '']) => `${title} (${file})`,
    ),
  );

describe('docs/bridge-faults.md', () => {
  it('names every fault from B1 to B42', () => {
    const numbers = new Set(rows.map((row) => Number(/^B(\d+)/.exec(row)?.[1])));
    expect([...numbers].sort((a, b) => a - b)).toEqual(
      Array.from({ length: HIGHEST }, (_, index) => index + 1),
    );
  });

  it('names the tests that there are, and no others', () => {
    expect([...rows].sort()).toEqual([...tested].sort());
  });
});
