import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;
/** Counted from the start of the process by another clock than `Date`. */
const machineNow = () => performance.timeOrigin + performance.now();
const daysAhead = (dateMs: number) => Math.floor((dateMs - machineNow()) / DAY_MS + 0.5);

function askProcess(days: number, expression: string): string {
  return execFileSync(
    process.execPath,
    ['--import', './tests/helpers/other-clock.ts', '--print', expression],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', CLOCK_SHIFT_DAYS: String(days) } },
  ).trim();
}

describe('the clock of the tests', () => {
  it('is ahead of the machine’s by the days that were asked for', () => {
    expect(daysAhead(Date.now())).toBe(Number(process.env['CLOCK_SHIFT_DAYS'] ?? 0));
  });

  it.each(['Date.now()', 'new Date().getTime()', 'Date.parse(Date())'])('moves %s', (expression) => {
    expect(daysAhead(Number(askProcess(365, expression)))).toBe(365);
    expect(daysAhead(Number(askProcess(0, expression)))).toBe(0);
  });

  it('leaves moments alone that are given', () => {
    expect(askProcess(365, 'new Date(0).toISOString()')).toBe('1970-01-01T00:00:00.000Z');
    expect(askProcess(365, 'new Date() instanceof Date')).toBe('true');
    expect(askProcess(365, 'new Date(2026, 0, 31).getDate()')).toBe('31');
  });
});
