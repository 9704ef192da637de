import { describe, expect, it } from 'vitest';
import { checkPassword, passwordStrength } from '#src/domain/validation/password.ts';

describe('checkPassword', () => {
  const right = ['abcdef', '!"#$%&', String.raw`'()*+,-./:;<=>?@[\]^_{|}`, 'a'.repeat(24)];
  it.each(right)('accepts %j, as no kind of character is required', (password) => {
    expect(checkPassword(password)).toBeUndefined();
  });

  it.each([
    ['', 'password.required'],
    ['abcde', 'password.length'],
    ['a'.repeat(25), 'password.length'],
    ['abc def', 'password.characters'],
    ['密码密码密码', 'password.characters'],
    ['abcdef\u0000', 'password.characters'],
  ])('answers %j with %s', (password, key) => {
    expect(checkPassword(password)?.key).toBe(key);
  });

  it('§5.3 §9.18 names both limits', () => {
    expect(checkPassword('abc')?.variables).toEqual({ min: 6, max: 24 });
  });
});

it.each([
  ['', 'none'],
  ['abcdef', 'weak'],
  ['Aa1!Aa1!Aa1', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['harbourwalls', 'good'],
  ['Harbour7walls', 'strong'],
  ['harbourwallslate', 'strong'],
])('passwordStrength judges %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
