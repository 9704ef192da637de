import { describe, expect, it } from 'vitest';
import { countdownAt, remainingOf, msToNextSecond } from '#src/domain/countdown.ts';

describe('countdownAt', () => {
  it.each([
    [0, { isRunning: true, seconds: 60 }],
    [1, { isRunning: true, seconds: 60 }],
    [58_999, { isRunning: true, seconds: 2 }],
    [59_999, { isRunning: true, seconds: 1 }],
    // Ends idle with the full figure, never at 0 or below.
    [60_000, { isRunning: false, seconds: 60 }],
  ])('shows after %i ms %j', (nowMs, shown) => {
    expect(countdownAt(60_000, nowMs)).toEqual(shown);
  });

  it('never shows more than the whole wait', () => {
    expect(countdownAt(3_600_000, 0)).toEqual({ isRunning: true, seconds: 60 });
  });
});

it.each([
  [0, 1000],
  [999, 1],
  [1500, 500],
])('msToNextSecond waits at %i ms for another %i ms', (nowMs, waitMs) => {
  expect(msToNextSecond(60_000, nowMs)).toBe(waitMs);
});

const now = 1_800_000_000_000;

it.each([
  [String(now + 42_000), 42_000],
  [String(now - 5_000), 0],
  // The wall clock was set back an hour.
  [String(now + 3_642_000), 60_000],
  [undefined, 0],
  ['soon', 0],
  ['Infinity', 0],
])('remainingOf reads %j as %i ms', (stored, remainingMs) => {
  expect(remainingOf(stored, now)).toBe(remainingMs);
});
