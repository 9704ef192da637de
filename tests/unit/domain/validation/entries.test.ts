import { describe, expect, it } from 'vitest';
import { checkEmail } from '#src/domain/validation/email.ts';
import { firstOf, required, requiredAs } from '#src/domain/validation/message.ts';
import { checkCode, normalizeCode } from '#src/domain/validation/sms-code.ts';

describe('§5.8 checkCode', () => {
  it.each(['123456', '000000', ' 123 456 ', '１２３４５６', '123-456'])('accepts %j', (typed) => {
    expect(checkCode(typed)).toBeUndefined();
    expect(normalizeCode(typed)).toMatch(/^\d{6}$/);
  });

  it.each([
    ['', 'code.required'],
    ['  ', 'code.required'],
    ['12345', 'code.digits'],
    ['1234567', 'code.digits'],
    ['12345a', 'code.digits'],
  ])('answers %j with %s', (typed, key) => {
    expect(checkCode(typed)?.key).toBe(key);
  });
});

describe('checkEmail', () => {
  it.each(['a@b.cn', 'jane.doe+shop@mail.example.com', 'x_1@sub-domain.example', ' a@b.cn '])(
    'accepts %j',
    (typed) => {
      expect(checkEmail(typed)).toBeUndefined();
    },
  );

  it.each([
    ['', 'email.required'],
    [' ', 'email.required'],
    ['jane', 'email.format'],
    ['jane@', 'email.format'],
    ['@b.cn', 'email.format'],
    ['jane@b', 'email.format'],
    ['jane@@b.cn', 'email.format'],
    ['jane doe@b.cn', 'email.format'],
    ['jane@b..cn', 'email.format'],
    ['jane@-b.cn', 'email.format'],
    [`${'a'.repeat(250)}@b.cn`, 'email.format'],
  ])('answers %j with %s', (typed, key) => {
    expect(checkEmail(typed)?.key).toBe(key);
  });
});

describe('required', () => {
  it('asks for something', () => {
    expect(required('')).toEqual({ key: 'required' });
    expect(required(' \n')).toEqual({ key: 'required' });
    expect(required('x')).toBeUndefined();
  });
});

describe('firstOf', () => {
  it('gives the first complaint only', () => {
    const check = firstOf(requiredAs('code.required'), requiredAs('required'));

    expect(check('')).toEqual({ key: 'code.required' });
    expect(check('x')).toBeUndefined();
  });
});
