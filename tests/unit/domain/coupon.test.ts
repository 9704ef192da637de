import { expect, it } from 'vitest';
import { couponOffer, couponWording } from '#src/domain/coupon.ts';

it.each([
  ['nobody, whatever the API says', '', { base_coupon: 1, more_coupon: 1 }, { base: 38, more: 0 }],
  ['a promoter whose amounts are not known', 'p', undefined, { base: 38, more: 76 }],
  ['a promoter', 'p', { base_coupon: 50, more_coupon: 101 }, { base: 50, more: 101 }],
  ['a promoter without more', 'p', { base_coupon: 50, more_coupon: 0 }, { base: 50, more: 0 }],
  ['a promoter with junk', 'p', { base_coupon: NaN, more_coupon: -1 }, { base: 38, more: 76 }],
])('§3.28 §9.15 couponOffer is right for %s', (_who, promoter, info, offer) => {
  expect(couponOffer(promoter, info)).toEqual(offer);
});

it.each([
  [101, 'pack'],
  [76, 'noThreshold'],
  [38, 'noThreshold'],
])('§9.14 couponWording calls %d yuan %s', (yuan, wording) => {
  expect(couponWording(yuan)).toBe(wording);
});
