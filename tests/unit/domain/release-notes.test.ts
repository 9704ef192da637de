import { describe, expect, it } from 'vitest';
import { systemsOf, withNotes } from '#src/domain/release-notes.ts';
import type { Release } from '#src/domain/releases/types.ts';

const release = (id: string, date: string): Release => ({
  id,
  line: 'v6',
  version: '6.0.0',
  status: 'old',
  date,
  builds: [],
});

describe('withNotes', () => {
  it('joins by name, newest first', () => {
    const joined = withNotes(
      [release('a', '2026-01-01'), release('b', '2026-05-01')],
      [
        { slug: 'a', headline: 'first' },
        { slug: 'b', headline: 'second' },
      ],
    );

    expect(joined.map(({ notes }) => notes.headline)).toEqual(['second', 'first']);
  });

  it.each([
    [
      'a release without notes',
      [release('a', '2026-01-01')],
      [],
      'release a needs src/content/changelog/<locale>/a.md',
    ],
    ['notes without a release', [], [{ slug: 'b' }], 'notes b have no release'],
  ])('refuses %s and names it', (_what, releases, notes, message) => {
    expect(() => withNotes(releases, notes)).toThrow(message);
  });
});

it('systemsOf names each system once, planned ones included', () => {
  const file = { sizeBytes: 1, sha256: '0'.repeat(64) };
  const builds = [
    { ...file, system: 'windows' as const, bits: 32 as const, file: 'a.exe' },
    { ...file, system: 'windows' as const, bits: 64 as const, file: 'b.exe' },
  ];

  expect(systemsOf({ ...release('a', '2026-01-01'), builds })).toEqual(['windows']);
  expect(systemsOf({ ...release('a', '2026-01-01'), plannedSystems: ['linux'] })).toEqual(['linux']);
});
