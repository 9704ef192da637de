import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The settings are read when the module is. */
async function withEffective(value: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_AGREEMENTS_EFFECTIVE', value);
  return import('#src/config/env.ts');
}

beforeEach(() => void vi.unstubAllEnvs());
// The next file of this worker would find the module as it was refused.
afterEach(() => void vi.resetModules());

describe('the day from which the agreements hold', () => {
  it('is the day that the operator sets', async () => {
    const { env } = await withEffective('2026-12-01');

    expect(env.agreementsEffective?.toISOString()).toBe('2026-12-01T00:00:00.000Z');
  });

  it.each(['', 'none'])('is left out for “%s”', async (value) => {
    const { env } = await withEffective(value);

    expect(env.agreementsEffective).toBeUndefined();
  });

  it.each(['2026-02-30', '1 December 2026', '2026-12'])('stops the build at “%s”', async (value) => {
    await expect(withEffective(value)).rejects.toThrow('PUBLIC_AGREEMENTS_EFFECTIVE has to be a day');
  });
});
