import { afterEach, describe, expect, it, vi } from 'vitest';

/** The settings are read when the module is. */
async function withNotes(zh: string, en: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_SPEED_MEASURED_ZH', zh);
  vi.stubEnv('PUBLIC_SPEED_MEASURED_EN', en);
  return import('#src/config/speed.ts');
}

// The next file of this worker would find the module as it was refused.
afterEach(() => void vi.resetModules());

describe('how the speed was measured', () => {
  it('is a sample until the operator says it', async () => {
    const { speedMeasured } = await withNotes('', '');

    expect(Object.values(speedMeasured).map((note) => note.length > 4)).toEqual([true, true]);
  });

  it('is left out with the figure where the operator has no measurement', async () => {
    const { speedMeasured } = await withNotes('none', 'none');

    expect(Object.values(speedMeasured).join('')).toBe('');
  });

  it('stands in both languages', async () => {
    const { speedMeasured } = await withNotes('四十间店，2026年5月', '40 shops, May 2026');

    expect(speedMeasured).toEqual({ 'zh-CN': '四十间店，2026年5月', 'en-US': '40 shops, May 2026' });
  });

  it.each([
    ['四十间店', 'none'],
    ['none', '40 shops'],
  ])('stops the build where one language alone leaves it out', async (zh, en) => {
    await expect(withNotes(zh, en)).rejects.toThrow('have to be `none` together');
  });
});
