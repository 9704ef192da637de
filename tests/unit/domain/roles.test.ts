import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { permissionGroups, permissions, type Reach } from '#src/domain/roles.ts';

const rank: Record<Reach, number> = { none: 0, own: 1, scope: 2, full: 3 };
const rows = permissionGroups.flatMap((group) =>
  Object.entries<readonly Reach[]>(permissions[group]).map(([action, reaches]) => ({
    name: `${group}.${action}`,
    reaches,
  })),
);

describe('the permissions', () => {
  it.each(rows)('$name gives no lower role a wider reach than a higher one', ({ reaches }) => {
    const [boss, manager, employee] = reaches.map((reach) => rank[reach]);

    expect(boss).toBe(rank.full);
    expect(manager).toBeGreaterThanOrEqual(employee ?? 0);
  });

  it('§1.4 §6.2 reserve money, managers and closing the account for the boss', () => {
    expect([permissions.company.pay, permissions.company.close, permissions.team.appoint]).toEqual(
      Array.from({ length: 3 }, () => ['full', 'none', 'none']),
    );
  });

  it('§6.3 are each named in the dictionary', () => {
    const { actions } = dictionaries['zh-CN'].roles;

    expect(Object.entries(actions).map(([group, names]) => [group, Object.keys(names)])).toEqual(
      Object.entries(permissions).map(([group, names]) => [group, Object.keys(names)]),
    );
  });
});
