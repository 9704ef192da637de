import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFolder, openScratch } from '#scripts/lib/scratch.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'scratch-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Of a process that has ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('openScratch', () => {
  it('makes a new folder for each call', () => {
    const [first, second] = [openScratch(parent), openScratch(parent)];

    expect(dirname(first ?? '')).toBe(parent);
    expect(existsSync(first ?? '')).toBe(true);
    expect(second).not.toBe(first);
    // This process still runs.
    expect(existsSync(first ?? '')).toBe(true);
  });

  it('takes away what a run that was killed has left, and nothing else', () => {
    const left = join(parent, `site-tests-${endedPid()}-abc`);
    const others = join(parent, `pg-${endedPid()}`);
    for (const folder of [left, others]) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'file'), 'text');
    }

    openScratch(parent);

    expect(existsSync(left)).toBe(false);
    expect(existsSync(others)).toBe(true);
  });
});

describe('memoryFolder', () => {
  it('is the one that has the room', () => {
    expect(memoryFolder(1, parent)).toBe(parent);
  });

  it.each([
    ['has too little room', Number.MAX_SAFE_INTEGER, ''],
    ['does not exist', 1, 'missing'],
  ])('is none where it %s', (_why, needed, name) => {
    expect(memoryFolder(needed, join(parent, name))).toBeUndefined();
  });
});
