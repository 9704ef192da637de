import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  dayOfOnlineTime,
  sortReleases,
  versionTypeOfStatus,
} from '#src/domain/releases/versions.ts';
import { STATUSES, type Line, type Release } from '#src/domain/releases/types.ts';

function release(line: Line, version: string): Release {
  return { id: `${line}-${version}`, line, version, status: 'old', date: '2026-01-01', builds: [] };
}

describe('compareVersions', () => {
  it.each([
    ['6.10.0', '6.9.9'],
    ['6.4.0', '6.4.0-beta.2'],
    ['6.4.0-beta.10', '6.4.0-beta.2'],
    ['v6.1', '6.0.9'],
    ['0.0.1', 'unknown'],
  ])('puts %s after %s', (newer, older) => {
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
    expect(compareVersions(older, newer)).toBeLessThan(0);
  });

  it('treats a version as equal to itself, with or without the trailing zero', () => {
    expect(compareVersions('6.3.0', '6.3')).toBe(0);
    expect(compareVersions('', 'no version')).toBe(0);
  });
});

it('sortReleases keeps the lines together and puts the newest first', () => {
  const shuffled = [
    release('android', '6.0.1'),
    release('v6', '6.4.0-beta.2'),
    release('v6', '6.4.0'),
    release('professional', '5.36.2'),
    release('v6', '6.3.1'),
  ];
  expect(sortReleases(shuffled).map(({ id }) => id)).toEqual([
    'v6-6.4.0',
    'v6-6.4.0-beta.2',
    'v6-6.3.1',
    'professional-5.36.2',
    'android-6.0.1',
  ]);
  expect(shuffled[0]?.line).toBe('android');
});

it('§2.62 §3.21 version_type maps 0 to 3 to latest, beta, to be released, old and back', () => {
  expect(STATUSES).toEqual(['latest', 'beta', 'upcoming', 'old']);
  expect(STATUSES.map(versionTypeOfStatus)).toEqual([0, 1, 2, 3]);
});

describe('§3.20 dayOfOnlineTime', () => {
  it.each([
    ['20261022093000', '2026-10-22'],
    ['20261022', '2026-10-22'],
    [' 20240229 ', '2024-02-29'],
  ])('reads %j as the day %s', (onlineTime, day) => {
    expect(dayOfOnlineTime(onlineTime)).toBe(day);
  });

  it.each([
    ['202610', '202610'],
    ['2026-10-22', '2026-10-'],
    ['soon', 'soon'],
    ['', ''],
  ])('A16: shows %j as it is', (onlineTime, shown) => {
    expect(dayOfOnlineTime(onlineTime)).toBe(shown);
  });
});
