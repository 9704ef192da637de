import { describe, expect, it } from 'vitest';
import { readBuildTime } from '#src/config/build-time.ts';

const now = new Date('2026-11-20T04:00:00Z');

describe('readBuildTime', () => {
  it.each([undefined, ''])('is now without a setting (%j)', (value) => {
    expect(readBuildTime(value, now)).toBe(now);
  });

  it('is the moment of the setting, with its offset', () => {
    expect(readBuildTime('2031-01-01T08:00:00+08:00', now)).toEqual(new Date('2031-01-01T00:00:00Z'));
  });

  const wrong = ['2031-01-01', '2031-01-01T08:00', '2031-13-01T08:00Z', 'tomorrow'];
  it.each(wrong)('stops the build at %j', (value) => {
    expect(() => readBuildTime(value, now)).toThrow('BUILD_TIME has to be a moment such as');
  });
});
