import { describe, expect, it } from 'vitest';
import {
  chatUserOf,
  chatUserOfForm,
  chatFields,
  chatPosition,
  type ChatUser,
} from '#src/domain/chat/user.ts';

it.each<[ChatUser, string]>([
  [{ isBoss: true }, 'boss'],
  [{ isBoss: true, position: 2 }, 'boss'],
  [{ position: 1 }, 'manager'],
  [{ position: '1' }, 'manager'],
  [{ position: 2 }, 'employee'],
  [{}, 'employee'],
])('§3.41 chatPosition takes %j for a %s', (user, position) => {
  expect(chatPosition(user)).toBe(position);
});

describe('§6.6 chatFields', () => {
  it('has a placeholder for a missing version', () => {
    expect(chatFields({})['version']).toBe('unknown');
    expect(chatFields({ version: '' })['version']).toBe('unknown');
    expect(chatFields({ version: '6.2.0' })['version']).toBe('6.2.0');
  });

  it('§3.40 joins lists, adds the desk’s own fields, and leaves out what is empty', () => {
    const fields = chatFields({
      name: '林',
      email: '',
      tags: ['a', 'b'],
      otherEmails: [],
      isVip: true,
      custom: { plan: 'pro', name: 'posing' },
    });

    expect(fields).toEqual({
      name: '林',
      tags: 'a,b',
      plan: 'pro',
      isVip: 'true',
      isBoss: 'false',
      position: 'employee',
      version: 'unknown',
    });
  });
});

const login = { signedIn: true, isGuest: false, userName: 'Lin', role: null };

it.each([
  ['boss', 'boss'],
  ['manager', 'manager'],
  [null, 'employee'],
] as const)('chatUserOf introduces a %s as %s', (role, position) => {
  const user = chatUserOf({ ...login, role });

  expect(user?.name).toBe('Lin');
  expect(user && chatPosition(user)).toBe(position);
});

const [phone, email] = ['13800138000', 'l@example.com'];
it.each<[Record<string, unknown>, ChatUser]>([
  [
    { company_name: '海蓝贸易', contact: '林', email },
    { companyName: '海蓝贸易', name: '林', email },
  ],
  [
    { phone, description: '50 间店' },
    { phone, desc: '50 间店' },
  ],
  [
    { name: 'Lin', contact: email, content: 'hello' },
    { name: 'Lin', email },
  ],
  [
    { name: 'Lin', contact: '+1 415 555 0100' },
    { name: 'Lin', phone: '+1 415 555 0100' },
  ],
  [
    { user_name: 'linlin', phone, password: 'secret', code: '123456' },
    { name: 'linlin', phone },
  ],
  [{ kind: 'bug', content: 'x' }, {}],
])('chatUserOfForm takes from %j what it says of a person: %j', (values, user) => {
  expect(chatUserOfForm(values, 'message')).toEqual({ ...user, tags: ['message'] });
});
