import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LighthouseRun } from '#scripts/lib/lighthouse.ts';
import { readArguments } from '#tests/bench/pages/arguments.ts';
import { tableOf, type Measured } from '#tests/bench/pages/table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const [site, other] = [join(scratch, 'site'), join(scratch, 'other')];
[site, other].forEach((folder) => mkdirSync(folder));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('what the bench of pages is asked for', () => {
  const defaults = { folder: site, paths: ['/', '/en'] };

  it('is the pages of the site, five times each, where nothing is said', () => {
    expect(readArguments([], defaults)).toEqual({
      site: { folder: site, paths: ['/', '/en'] },
      beside: [],
      runs: 5,
    });
  });

  it('is a folder, addresses in it, and pages of other folders beside them', () => {
    const args = [other, '/', '/en/about', '--beside', `${site}=/index.html`, '--runs=3'];

    expect(readArguments(args, defaults)).toEqual({
      site: { folder: other, paths: ['/', '/en/about'] },
      beside: [{ folder: site, path: '/index.html' }],
      runs: 3,
    });
  });

  it.each([
    [['--besides', 'x'], '"--besides" is unknown'],
    [['--beside', site], '--beside wants folder=/address'],
    [['--beside'], '--beside wants folder=/address'],
    [['--runs=none'], '"--runs=none" is unknown'],
    [[join(scratch, 'missing').slice(1)], 'There is no folder'],
    [['--beside', `${scratch}/missing=/`], 'There is no folder'],
  ])('cannot be %j', (args, message) => {
    expect(() => readArguments(args, defaults)).toThrow(message);
  });
});

describe('the table of the bench', () => {
  const run = (firstPaint: number): LighthouseRun => ({
    scores: {},
    complaints: [],
    firstPaint,
    largestPaint: firstPaint * 2,
    blockingTime: 7,
    layoutShift: 0.0125,
  });
  const page = (name: string, paints: readonly number[]): Measured => ({
    name,
    address: '',
    runs: paints.map(run),
    requests: {
      atRest: [
        { url: '', kind: 'document', bytes: 1024 },
        { url: '', kind: 'script', bytes: 2048 },
      ],
      afterTouch: [{ url: '', kind: 'script', bytes: 4096 }],
    },
  });

  it('gives medians, and how many times those of the bare page they are', () => {
    const [title = '', bare = '', own = ''] = tableOf([
      page('bare page', [800, 900, 805]),
      page('/about', [1000, 1610, 99]),
    ]).split('\n');
    const cells = (line: string) => line.trim().split(/\s{2,}/);

    expect(cells(title).slice(0, 5)).toEqual(['page', 'FCP', 'LCP', '÷ FCP', '÷ LCP']);
    expect(cells(bare).slice(1, 5)).toEqual(['805', '1610', '1.00', '1.00']);
    expect(cells(own).slice(1, 9)).toEqual(['1000', '2000', '1.24', '1.24', '7', '0.013', '2', '+1']);
  });

  it('adds up the bytes until a page rests, by kind', () => {
    const [, bare = ''] = tableOf([page('bare page', [800])]).split('\n');

    expect(bare).toMatch(/1\.0\s+0\.0\s+2\.0\s+0\.0\s+0\.0\s+0\.0\s+3\.0$/);
  });
});
