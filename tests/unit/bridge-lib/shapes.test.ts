import { describe, expect, it } from 'vitest';
import type { AnyTable } from '#bridge-lib/action.ts';
import * as examples from '#bridge-lib/examples.ts';
import * as modules from '#bridge-lib/modules.ts';
import { type Shape, fits } from '#bridge-lib/shapes.ts';

/** The checked replies, each with the example of its definition. */
const fixed = Object.entries<AnyTable>(modules).flatMap(([module, { actions }]) =>
  Object.entries(actions).flatMap(([action, line]) => {
    if (typeof line === 'function') return [];
    const group: Readonly<Record<string, { reply: object }>> = examples[module as keyof typeof examples]; // a key of it
    return [{ name: `${module}.${action}`, shape: line[1], reply: group[action]?.reply ?? {} }];
  }),
);

/** Copies of the value, each with another part replaced by one that fits no shape. */
function spoiled(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [{ of: 'another kind' }];
  return Object.keys(value).flatMap((key) =>
    spoiled(value[key as keyof typeof value]).map((part) =>
      Array.isArray(value) ? [part] : { ...value, [key]: part },
    ),
  );
}

describe('a reply with a fixed shape', () => {
  it.each(fixed)('of $name accepts its example, and no part of another type', ({ shape, reply }) => {
    expect(fits({ ...reply, more: 'than asked' }, shape)).toBe(true);
    expect(spoiled(reply).filter((other) => fits(other, shape))).toEqual([]);
    for (const other of [undefined, null, 'text', [reply], {}]) expect(fits(other, shape)).toBe(false);
  });

  const shapeOf = (name: string): Shape => fixed.find((one) => one.name === name)?.shape ?? {};
  const login = { signedIn: true, isGuest: false };
  it.each([
    ['browserManager.GetStoreList', { stores: [] }, true],
    ['browserManager.GetStoreList', { stores: {} }, false],
    ['browserManager.Open', { id: 'a', status: null }, true],
    ['browserManager.Open', { id: 'a', status: 'gone' }, false],
    ['browserManager.Open', { id: 'a', status: ['open'] }, false],
    ['favourites.Create', { id: 'a', title: 'b', position: 0 }, true],
    ['favourites.Create', { id: 'a', title: 'b', position: NaN }, false],
    ['clientAuthentication.Login', login, true],
    ['clientAuthentication.Login', { ...login, role: 'owner' }, false],
    ['clientAuthentication.Login', { ...login, isVip: 1 }, false],
  ])('of %s with %j treats a missing field as null, and accepts nothing else', (name, value, expected) => {
    expect(fits(value, shapeOf(name))).toBe(expected);
  });
});
