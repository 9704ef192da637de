import { describe, expect, it } from 'vitest';
import { checkInviteField, cleanToken, screenOf, type InviteField } from '#src/domain/invite.ts';

const right: Record<InviteField, string> = {
  area_code: '86',
  phone: '13900000001',
  code: '123456',
  name: '李雷',
  agreement: 'on',
};

describe('§3.3 screenOf', () => {
  it.each([
    ['0', 'joined'],
    ['1', 'waiting'],
    ['2', 'form'],
    ['3', 'form'],
    ['4', 'success'],
    ['5', 'unknown'],
    ['', 'unknown'],
    ['toString', 'unknown'],
  ])('shows for applyStatus "%s" the screen %s', (status, screen) => {
    expect(screenOf(status)).toBe(screen);
  });
});

describe('cleanToken', () => {
  it.each(['sample-no-account', 'A_b-1234', 'x'.repeat(128)])('takes %s as it is', (token) => {
    expect(cleanToken(token)).toBe(token);
  });

  it.each([
    null,
    '',
    'short',
    'x'.repeat(129),
    'sample/../token',
    'sample token',
    '<script>alert(1)',
    'sample-令牌1',
  ])('takes %j as none', (token) => {
    expect(cleanToken(token)).toBe('');
  });
});

describe('§3.6 §5.17 checkInviteField', () => {
  it.each<[InviteField, Partial<typeof right>, string]>([
    ['phone', { phone: '' }, 'phone.required'],
    ['phone', { phone: '2025550105' }, 'phone.china'],
    ['phone', { area_code: '1', phone: '0025550105' }, 'phone.america'],
    ['code', { code: '' }, 'code.required'],
    ['code', { code: '12345' }, 'code.digits'],
    ['name', { name: '' }, 'personName.required'],
    ['name', { name: '李雷@' }, 'personName.characters'],
    ['name', { name: 'x'.repeat(65) }, 'personName.length'],
    ['agreement', { agreement: '' }, 'agreement.takenBack'],
  ])('answers %s in %j with %s', (field, change, key) => {
    expect(checkInviteField(field, { ...right, ...change }, false)?.key).toBe(key);
  });

  it('has no complaint about right entries', () => {
    for (const field of Object.keys(right) as InviteField[]) {
      expect(checkInviteField(field, right, false)).toBeUndefined();
    }
  });

  it('does not judge a name that the inviter filled in', () => {
    expect(checkInviteField('name', { ...right, name: 'A-B' }, true)).toBeUndefined();
  });
});
