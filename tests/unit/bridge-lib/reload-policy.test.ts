import { describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY, createReloadPolicy } from '#bridge-lib/reload-policy.ts';
import { createSetStore } from '#bridge-lib/stores.ts';
import { createBridgeClock } from '#tests/helpers/clocks.ts';
import { createReloadHost } from '#tests/helpers/bridge/reload-host.ts';

function createPolicy(stored?: string) {
  const clock = createBridgeClock();
  const host = createReloadHost();
  if (stored !== undefined) host.storage.setItem(STORAGE_KEY, stored);
  const set = createSetStore((error) => {
    throw error;
  });
  const policy = createReloadPolicy(host, clock, set);
  return { clock, host, policy };
}

describe('createReloadPolicy', () => {
  it('§9.6 reloads after 5 s and stores the time', () => {
    const { clock, host, policy } = createPolicy();

    policy.schedule();
    clock.advance(4_999);
    expect(host.reloads).toBe(0);
    clock.advance(1);

    expect(host.reloads).toBe(1);
    expect(JSON.parse(host.storage.getItem(STORAGE_KEY) ?? '')).toEqual([clock.wallNow()]);
  });

  it('counts only the last 60 s, and future times of a clock that was set back', () => {
    const { clock } = createPolicy();
    const now = clock.wallNow();
    const at = (...ages: number[]): string => JSON.stringify(ages.map((age) => now - age));
    const after = (stored: string): string => {
      const { policy } = createPolicy(stored);
      policy.schedule();
      return policy.$state.get();
    };

    expect(after(at(10_000, 20_000, 59_000))).toBe('limited');
    expect(after(at(10_000, 20_000, 60_000))).toBe('scheduled');
    expect(after(at(10_000, 20_000, -30_000))).toBe('limited');
  });

  const junk = ['not JSON', '{"a":1}', 'null', '["x", null, 1e99]'];
  it.each(junk)('treats %j in the storage as no reloads', (stored) => {
    const { policy, host, clock } = createPolicy(stored);
    policy.schedule();
    clock.advance(5_000);

    // Invalid JSON counts as no storage, and without storage nothing reloads by itself.
    expect(host.reloads).toBe(stored === 'not JSON' ? 0 : 1);
  });

  it('does not reload by itself where the storage throws, since it could not count', () => {
    const { policy, host, clock } = createPolicy();
    vi.spyOn(host.storage, 'getItem').mockImplementation(() => {
      throw new Error('The storage is disabled.');
    });

    policy.schedule();
    clock.advance(60_000);
    expect(host.reloads).toBe(0);
    expect(policy.$state.get()).toBe('limited');
    policy.now();

    expect(host.reloads).toBe(1);
  });

  it('asks at once where a form is half filled, without announcing a reload', () => {
    const { policy, host, clock } = createPolicy();
    host.isDirty = true;

    policy.schedule();
    expect(policy.$state.get()).toBe('asking');
    clock.advance(60_000);

    expect([policy.$state.get(), host.reloads]).toEqual(['asking', 0]);
  });

  it('asks when a form was begun meanwhile, and can be cancelled', () => {
    const { policy, host, clock } = createPolicy();
    policy.schedule();
    host.isDirty = true;
    clock.advance(5_000);
    expect(policy.$state.get()).toBe('asking');

    policy.cancel();
    clock.advance(60_000);

    expect(policy.$state.get()).toBe('none');
    expect(host.reloads).toBe(0);
  });
});
