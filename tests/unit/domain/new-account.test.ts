import { describe, expect, it } from 'vitest';
import { couponsOf, maskedPhoneOf, maskPhone, writeNewAccount } from '#src/domain/new-account.ts';

describe('the account that was opened in this tab', () => {
  it.each([
    ['13912345681', '139…81'],
    ['2025550105', '202…05'],
  ])('is read as it was kept, with no more of the number %s than its two ends', (phone, shown) => {
    const kept = writeNewAccount({ phone: maskPhone(phone), base: 50, more: 88 });

    expect(maskedPhoneOf(kept)).toBe(shown);
    expect(couponsOf(kept)).toEqual({ base: 50, more: 88 });
  });

  it.each([null, undefined, '', 'written by something else', '%'])('does not exist in %j', (kept) => {
    expect(maskedPhoneOf(kept)).toBeNull();
    expect(couponsOf(kept)).toBeUndefined();
  });
});
