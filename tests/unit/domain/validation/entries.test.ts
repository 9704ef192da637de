import { describe, expect, it } from 'vitest';
import { checkEmail } from '#src/domain/validation/email.ts';
import { required } from '#src/domain/validation/message.ts';
import { checkCode, normalizeCode } from '#src/domain/validation/phone.ts';

describe('§5.8 checkCode', () => {
  it.each(['123456', ' 123 456 ', '１２３４５６', '123-456'])('accepts %j', (typed) => {
    expect(checkCode(typed)).toBeUndefined();
    expect(normalizeCode(typed)).toMatch(/^\d{6}$/);
  });

  it.each([
    ['', 'code.required'],
    ['  ', 'code.required'],
    ['12345', 'code.digits'],
  ])('answers %j with %s', (typed, key) => {
    expect(checkCode(typed)?.key).toBe(key);
  });
});

describe('checkEmail', () => {
  it.each(['a@b.cn', 'jane.doe+shop@mail.example.com', 'x_1@sub-domain.example'])('accepts %j', (typed) => {
    expect(checkEmail(typed)).toBeUndefined();
  });

  it.each([
    ['', 'email.required'],
    ['jane', 'email.format'],
    ['jane@b', 'email.format'],
    ['jane doe@b.cn', 'email.format'],
    ['jane@b..cn', 'email.format'],
    [`${'a'.repeat(250)}@b.cn`, 'email.format'],
  ])('answers %j with %s', (typed, key) => {
    expect(checkEmail(typed)?.key).toBe(key);
  });
});

it('required refuses an empty entry', () => {
  expect(required('')).toEqual({ key: 'required' });
  expect(required(' \n')).toEqual({ key: 'required' });
  expect(required('x')).toBeUndefined();
});
