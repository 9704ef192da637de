import { describe, expect, it } from 'vitest';
import { isReachable } from '#server/sms/reachable.ts';

describe('numbers to which a code is sent', () => {
  it.each([
    ['86', '13800138000', 'China'],
    ['1', '2025550123', 'Washington'],
    ['1', '7875551234', 'Puerto Rico'],
  ])('+%s %s: %s', (area, phone, _where) => {
    expect(isReachable(area, phone)).toBe(true);
  });

  it.each([
    ['1', '9005551234', 'premium rate'],
    ['1', '8005551234', 'toll-free'],
    ['1', '8765551234', 'Jamaica'],
    ['1', '1005551234', 'no such area'],
    ['86', '10012345678', 'service numbers'],
  ])('not +%s %s: %s', (area, phone, _what) => {
    expect(isReachable(area, phone)).toBe(false);
  });
});
