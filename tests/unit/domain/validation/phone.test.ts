import { describe, expect, it } from 'vitest';
import { areaCodeOf, checkPhone, normalizePhone } from '#src/domain/validation/phone.ts';

it.each([
  ['86', '86'],
  ['1', '1'],
  ['44', '86'],
  ['__proto__', '86'],
])('areaCodeOf reads %j as %s', (typed, code) => {
  expect(areaCodeOf(typed)).toBe(code);
});

it.each([
  ['86', '138 0013 8000', '13800138000'],
  ['86', '１３８００１３８０００', '13800138000'],
  ['86', '+86 138 0013 8000', '13800138000'],
  ['86', '8613800138000', '13800138000'],
  ['1', '(415) 555-2671', '4155552671'],
  // Ten digits already: the leading 1 belongs to the number.
  ['1', '1415555267', '1415555267'],
  // Wrong input stays as it was typed.
  ['86', '+1 415 555 2671', '+14155552671'],
  ['86', '86138', '86138'],
  // A Chinese number with the wrong area must not pass as an American one.
  ['1', '13800138000', '13800138000'],
] as const)('normalizePhone +%s: makes %j %j', (area, typed, national) => {
  expect(normalizePhone(area, typed)).toBe(national);
});

describe('checkPhone', () => {
  it.each([
    ['86', '13800138000'],
    ['1', '4155552671'],
    ['1', '1155552671'],
  ] as const)('+%s: accepts %s', (area, typed) => {
    expect(checkPhone(area, typed)).toBeUndefined();
  });

  it.each([
    ['86', '', 'phone.required'],
    ['86', '1380013800', 'phone.china'],
    ['86', '138001380000', 'phone.china'],
    ['86', '23800138000', 'phone.china'],
    ['86', '4155552671', 'phone.china'],
    ['1', '0155552671', 'phone.america'],
    ['1', '415555267', 'phone.america'],
    ['1', '13800138000', 'phone.america'],
  ] as const)('+%s: answers %j with %s', (area, typed, key) => {
    expect(checkPhone(area, typed)).toEqual({ key });
  });
});
