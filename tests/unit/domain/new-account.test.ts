import { describe, expect, it } from 'vitest';
import { couponsOf, maskedPhoneOf, maskPhone, writeNewAccount } from '#src/domain/new-account.ts';

describe('the account that was opened in this tab', () => {
  it('is read as it was kept', () => {
    const kept = writeNewAccount({ phone: maskPhone('13912345681'), base: 50, more: 88 });

    expect(maskedPhoneOf(kept)).toBe('139…81');
    expect(couponsOf(kept)).toEqual({ base: 50, more: 88 });
  });

  it('keeps no more of the number than its two ends', () => {
    expect(maskPhone('2025550105')).toBe('202…05');
  });

  it.each([null, undefined, '', 'written by something else', '%'])('is none in %j', (kept) => {
    expect(maskedPhoneOf(kept)).toBeNull();
    expect(couponsOf(kept)).toBeUndefined();
  });
});
