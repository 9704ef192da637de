import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The settings are read when the module is imported. */
async function withTrialAt(address: string): Promise<string> {
  vi.stubEnv('PUBLIC_WEB_TRIAL_URL', address);
  const { webTrialUrl } = await import('#src/config/services.ts');
  return webTrialUrl;
}

describe('the address of the online trial', () => {
  beforeEach(() => vi.resetModules());
  // Otherwise this worker's next file would get the failed module.
  afterEach(() => void vi.resetModules());

  const wrong = ['http://trial.shop.test/', 'trial', 'https://user@trial.shop.test/'];
  it.each(wrong)('is never %s', async (address) => {
    await expect(withTrialAt(address)).rejects.toThrow('PUBLIC_WEB_TRIAL_URL');
  });
});
