import { expect, it } from 'vitest';
import { localTime, partOfDay } from '#src/domain/local-time.ts';

it.each([
  ['2026-11-25T13:31:00Z', 'America/Los_Angeles', '05:31', 0],
  ['2026-11-25T13:31:00Z', 'Europe/Berlin', '14:31', 1],
  ['2026-11-25T13:31:00Z', 'Asia/Tokyo', '22:31', 2],
  // Summer time brings Tokyo an hour nearer.
  ['2026-07-01T12:31:00Z', 'Asia/Tokyo', '21:31', 2],
  ['2026-11-25T15:00:00Z', 'Asia/Tokyo', '00:00', 2],
  ['2026-11-25T03:00:00Z', 'Asia/Tokyo', '12:00', 1],
])('at %s it is in %s %s, part %i of the day', (now, zone, time, part) => {
  expect(localTime(zone, new Date(now))).toBe(time);
  expect(partOfDay(time)).toBe(part);
});
