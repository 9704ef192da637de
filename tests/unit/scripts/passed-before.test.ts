import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPassedBefore, projectDigest } from '#scripts/lib/passed-before.ts';
import type { Outcome } from '#scripts/lib/scheduler.ts';

const PASSED: Outcome = { passed: 1, failed: 0, output: '' };
const FAILED: Outcome = { passed: 0, failed: 1, output: 'a.ts: wrong' };

let root: string;
const at = (...path: string[]) => join(root, ...path);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-'));
  mkdirSync(at('src'));
  mkdirSync(at('node_modules'));
  writeFileSync(at('src', 'a.ts'), 'export const a = 1;');
  writeFileSync(at('.prettierrc'), '{}');
  writeFileSync(at('node_modules', '.package-lock.json'), '{"packages":{"x":{"version":"1.0.0"}}}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('projectDigest', () => {
  it.each([
    ['the content of a file', () => writeFileSync(at('src', 'a.ts'), 'export const a = 2;')],
    ['a new file', () => writeFileSync(at('src', 'b.ts'), '')],
    [
      'a new file in a new folder',
      () => {
        mkdirSync(at('src', 'deep'));
        writeFileSync(at('src', 'deep', 'b.ts'), '');
      },
    ],
    ['a name', () => renameSync(at('src', 'a.ts'), at('src', 'c.ts'))],
    ['a file that goes', () => rmSync(at('src', 'a.ts'))],
    ['settings whose name begins with a dot', () => writeFileSync(at('.prettierrc'), '{"semi":false}')],
    ['an installed package', () => writeFileSync(at('node_modules', '.package-lock.json'), '{}')],
  ])('follows %s', (_what, change) => {
    const before = projectDigest(root);
    change();

    expect(projectDigest(root)).not.toBe(before);
  });

  it('does not follow what is built or kept', () => {
    const before = projectDigest(root);
    for (const folder of ['dist', '.cache', '.astro', 'test-results']) {
      mkdirSync(at(folder));
      writeFileSync(at(folder, 'x.ts'), 'x');
    }

    expect(projectDigest(root)).toBe(before);
  });

  it('follows another Node', () => {
    expect(projectDigest(root, 'v99.0.0')).not.toBe(projectDigest(root, 'v98.0.0'));
  });
});

describe('a check that has passed before', () => {
  const passedBefore = (digest = () => projectDigest(root)) =>
    createPassedBefore(at('.cache', 'passed'), digest);

  it('does not run again over the same files', async () => {
    const run = vi.fn(() => Promise.resolve(PASSED));
    await passedBefore()('lint', run)();

    expect(await passedBefore()('lint', run)()).toEqual(PASSED);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs again over others', async () => {
    const run = vi.fn(() => Promise.resolve(PASSED));
    await passedBefore()('lint', run)();
    writeFileSync(at('src', 'a.ts'), 'changed');
    await passedBefore()('lint', run)();

    expect(run).toHaveBeenCalledTimes(2);
  });

  it('says nothing of another check', async () => {
    const run = vi.fn(() => Promise.resolve(PASSED));
    await passedBefore()('lint', run)();
    await passedBefore()('types', run)();

    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs again where it failed, and says why each time', async () => {
    const run = vi.fn(() => Promise.resolve(FAILED));
    await passedBefore()('lint', run)();

    expect(await passedBefore()('lint', run)()).toEqual(FAILED);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is not believed where files changed while it ran', async () => {
    const run = vi.fn(() => {
      writeFileSync(at('src', 'a.ts'), 'saved meanwhile');
      return Promise.resolve(PASSED);
    });
    await passedBefore()('lint', run)();
    await passedBefore()('lint', run)();

    expect(run).toHaveBeenCalledTimes(2);
  });
});
