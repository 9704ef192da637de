import { describe, expect, it } from 'vitest';
import { clientRights, mayUse, userOf } from '#src/domain/client-rights.ts';

describe('mayUse', () => {
  it.each([
    ['boss', ['openShop', 'clearData', 'changeIp', 'whitelist', 'tag', 'plugins', 'line', 'address', 'pay']],
    ['manager', ['openShop', 'clearData', 'changeIp', 'whitelist', 'tag', 'plugins', 'line']],
    ['employee', ['openShop', 'line']],
    ['guest', ['openShop']],
  ] as const)('gives a %s what the table of roles does', (user, rights) => {
    expect(clientRights.filter((right) => mayUse(right, user))).toEqual(rights);
  });

  it('allows everything if the client does not tell the role', () => {
    expect(clientRights.every((right) => mayUse(right, null))).toBe(true);
  });
});

it.each([
  [{ signedIn: false, role: null }, 'guest'],
  [{ signedIn: true, role: 'manager' as const }, 'manager'],
  [{ signedIn: true, role: null }, null],
  [{ signedIn: true }, null],
])('userOf takes %j for %j', (login, user) => {
  expect(userOf(login)).toBe(user);
});
