import { afterEach, describe, expect, it, vi } from 'vitest';

/** The settings are read when the module is imported. */
async function withNotes(zh: string, en: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_SPEED_MEASURED_ZH', zh);
  vi.stubEnv('PUBLIC_SPEED_MEASURED_EN', en);
  return import('#src/config/speed.ts');
}

// Otherwise this worker's next file would get the failed module.
afterEach(() => void vi.resetModules());

describe('how the speed was measured', () => {
  it.each([
    ['四十间店', 'none'],
    ['none', '40 shops'],
  ])('stops the build where one language alone leaves it out', async (zh, en) => {
    await expect(withNotes(zh, en)).rejects.toThrow('have to be `none` together');
  });
});
