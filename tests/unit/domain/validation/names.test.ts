import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { personName } from '#src/api/contract/fields.ts';
import {
  checkCompanyName,
  checkContact,
  checkPersonName,
  checkUserName,
  normalizeName,
} from '#src/domain/validation/names.ts';

describe('§5.4 §5.12 checkUserName', () => {
  const right = [
    'abcdef',
    'Harbour2026',
    '泊店跨境电商团队',
    '𠮷野家跨境电商',
    'a'.repeat(24),
    ' Harbour2026 ',
  ];
  it.each(right)('accepts %j', (name) => {
    expect(checkUserName(name)).toBeUndefined();
  });

  it.each([
    ['', 'userName.required'],
    ['   ', 'userName.required'],
    ['abcde', 'userName.length'],
    ['𠮷𠮷𠮷', 'userName.length'],
    ['a'.repeat(25), 'userName.length'],
    ['abc def', 'userName.characters'],
    ['abc_def', 'userName.characters'],
    ['かきくけこさ', 'userName.characters'],
  ])('answers %j with %s', (name, key) => {
    expect(checkUserName(name)?.key).toBe(key);
  });
});

describe('checkContact', () => {
  const chinese = ['张三', '1号张三', ' 张三 ', '张　三', '阿卜杜拉·买买提'];
  const others = ['Jane Doe', 'O’Neill', "O'Neill", 'Anne-Marie', 'José Ñuñez', 'x'.repeat(64)];
  it.each([...chinese, ...others])('accepts %j', (name) => {
    expect(checkContact(name)).toBeUndefined();
  });

  it.each([
    ['', 'contact.required'],
    [' 　', 'contact.required'],
    ['12345', 'contact.digitsOnly'],
    ['张三1', 'contact.endsWithDigit'],
    ['张三@', 'contact.characters'],
    ['x'.repeat(65), 'contact.length'],
  ])('answers %j with %s', (name, key) => {
    expect(checkContact(name)?.key).toBe(key);
  });
});

describe('checkCompanyName', () => {
  const right = ['泊店网络科技有限公司', 'Berth Network Technology Co. Ltd.', '360度', 'x'.repeat(100)];
  it.each(right)('accepts %j', (name) => {
    expect(checkCompanyName(name)).toBeUndefined();
  });

  it.each([
    ['', 'companyName.required'],
    ['2026', 'companyName.digitsOnly'],
    ['Berth 1', 'companyName.endsWithDigit'],
    ['Berth, Inc.', 'companyName.characters'],
    ['x'.repeat(101), 'companyName.length'],
  ])('answers %j with %s', (name, key) => {
    expect(checkCompanyName(name)?.key).toBe(key);
  });
});

it('normalizeName keeps one space between words and none around them', () => {
  expect(normalizeName(' 　Jane \u00a0 Doe ')).toBe('Jane Doe');
});

describe('checkPersonName', () => {
  const right = ['O’Brien', "O'Brien", 'Anne-Marie', 'José', 'J. Doe', '阿卜杜拉·买买提', 'Nguyễn Văn A'];
  it.each(right)('accepts %s, as the server does', (name) => {
    expect(checkPersonName(name)).toBeUndefined();
    expect(v.is(personName, name)).toBe(true);
  });

  it.each([
    ['', 'personName.required'],
    ['  ', 'personName.required'],
    ['123', 'personName.characters'],
    ['a@b', 'personName.characters'],
    ['x'.repeat(65), 'personName.length'],
  ])('refuses %j', (name, key) => {
    expect(checkPersonName(name)?.key).toBe(key);
    expect(v.is(personName, name)).toBe(false);
  });
});
