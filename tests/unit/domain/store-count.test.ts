import { describe, expect, it } from 'vitest';
import { storeCountText } from '#src/domain/store-count.ts';

describe('§1.14 §9.13 storeCountText', () => {
  it.each([
    [425, 'zh-CN', '425 万'],
    [425, 'en-US', '4.25 million'],
    [1200, 'zh-CN', '1,200 万'],
    [85, 'en-US', '850,000'],
  ] as const)('writes %d tens of thousands in %s as %s', (count, locale, expected) => {
    expect(storeCountText(count, locale)).toBe(expected);
  });
});
