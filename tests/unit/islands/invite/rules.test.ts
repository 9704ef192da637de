import { describe, expect, it } from 'vitest';
import {
  accountOf,
  checkInviteField,
  invitationOf,
  screenOf,
  type InviteField,
} from '#islands/invite/rules.ts';

const right: Record<InviteField, string> = {
  area_code: '86',
  phone: '13900000001',
  code: '123456',
  name: '李雷',
  password: '',
  agreement: 'on',
};
const reply = {
  status: '3',
  inviter: '陈主管',
  company_name: '泊店示例',
  name: '',
  readonly_name: false,
  area_code: '86',
  phone: '13900000001',
};

it.each([
  ['0', 'joined'],
  ['1', 'waiting'],
  ['2', 'form'],
  ['3', 'form'],
  ['4', 'success'],
  ['full', 'full'],
  ['over', 'over'],
  ['5', 'unknown'],
])('§3.3 §4.1 the screen of an invitation for applyStatus "%s" is %s', (status, screen) => {
  expect(screenOf(status)).toBe(screen);
});

describe('an invitation', () => {
  it.each([
    [{}, false],
    [{ name: '李雷', readonly_name: true }, true],
    [{ name: '李雷', status: '2' }, true],
    [{ status: '2' }, false],
  ])('with %j has a fixed name: %s', (change, isNameFixed) => {
    expect(invitationOf({ ...reply, ...change }).isNameFixed).toBe(isNameFixed);
  });

  it.each([
    ['2', reply, 'has'],
    ['3', reply, 'none'],
    // Without a named person.
    ['3', { ...reply, phone: '' }, 'unknown'],
    ['1', reply, 'unknown'],
  ] as const)('tells at applyStatus %s of %j that an account is %s', (status, known, account) => {
    expect(accountOf(status, invitationOf(known))).toBe(account);
  });
});

describe('§3.6 §5.17 the rules of joining', () => {
  it.each<[InviteField, string, string]>([
    ['name', '', 'personName.required'],
    ['name', '李雷@', 'personName.characters'],
    ['agreement', '', 'agreement.takenBack'],
  ])('answer %s "%s" with %s', (field, entry, key) => {
    expect(checkInviteField(field, { ...right, [field]: entry }, false)?.key).toBe(key);
  });

  it('do not check a name that the inviter filled in', () => {
    expect(checkInviteField('name', { ...right, name: 'A-B' }, true)).toBeUndefined();
  });
});
