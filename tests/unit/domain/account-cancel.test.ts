import { describe, expect, it } from 'vitest';
import { CANCEL_DRAFT_FIELDS, checkCancelField, type CancelField } from '#src/domain/account-cancel.ts';

const right: Record<CancelField, string> = {
  area_code: '86',
  phone: '13900000001',
  code: '123456',
  reason: '',
  agreement: 'on',
};

describe('checkCancelField', () => {
  it.each<[CancelField, Partial<typeof right>, string]>([
    ['phone', { phone: '' }, 'phone.required'],
    ['phone', { phone: '2025550105' }, 'phone.china'],
    ['phone', { area_code: '1', phone: '0025550105' }, 'phone.america'],
    ['code', { code: '' }, 'code.required'],
    ['code', { code: '12345' }, 'code.digits'],
    ['agreement', { agreement: '' }, 'required'],
  ])('answers %s in %j with %s', (field, change, key) => {
    expect(checkCancelField(field, { ...right, ...change })?.key).toBe(key);
  });

  it.each(['area_code', 'phone', 'code', 'reason', 'agreement'] as const)(
    'lets a right %s pass, the reason also when it is left out',
    (field) => {
      expect(checkCancelField(field, right)).toBeUndefined();
    },
  );
});

describe('what a reload brings back', () => {
  it('is neither the code nor the consent', () => {
    expect(CANCEL_DRAFT_FIELDS).toEqual(['area_code', 'phone', 'reason']);
  });
});
