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
  it.each(['abcdef', 'Harbour2026', '泊店跨境电商团队', '𠮷野家跨境电商', 'a'.repeat(24)])(
    'accepts %s',
    (name) => {
      expect(checkUserName(name)).toBeUndefined();
    },
  );

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
  it.each([
    '张三',
    'Jane Doe',
    '1号张三',
    ' 张三 ',
    '张　三',
    'x'.repeat(64),
    'O’Neill',
    "O'Neill",
    'Anne-Marie',
    'José Ñuñez',
    '阿卜杜拉·买买提',
  ])('accepts %j', (name) => {
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
  it.each(['泊店网络科技有限公司', 'Berth Network Technology Co. Ltd.', '360度', 'x'.repeat(100)])(
    'accepts %j',
    (name) => {
      expect(checkCompanyName(name)).toBeUndefined();
    },
  );

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

describe('normalizeName', () => {
  it('leaves one space between words and none around them', () => {
    expect(normalizeName(' 　Jane \u00a0 Doe ')).toBe('Jane Doe');
  });
});

describe('checkPersonName', () => {
  it.each(['O’Brien', "O'Brien", 'Anne-Marie', 'José', 'J. Doe', '阿卜杜拉·买买提', 'Nguyễn Văn A'])(
    'takes %s for somebody’s name, and so does the server',
    (name) => {
      expect(checkPersonName(name)).toBeUndefined();
      expect(v.is(personName, name)).toBe(true);
    },
  );

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
