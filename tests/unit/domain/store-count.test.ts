import { expect, it } from 'vitest';
import { storeCountText } from '#src/domain/store-count.ts';

it.each([
  [425, 'zh-CN', '425 万'],
  [425, 'en-US', '4.25 million'],
  [1200, 'zh-CN', '1,200 万'],
  [85, 'en-US', '850,000'],
] as const)('§1.14 §9.13 storeCountText of %d in %s is %s', (count, locale, expected) => {
  expect(storeCountText(count, locale)).toBe(expected);
});
