import { afterEach, describe, expect, it, vi } from 'vitest';

/** The settings are read when the module is imported. */
async function withSettings(settings: Record<string, string>) {
  vi.resetModules();
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  return import('#src/config/sign-in.ts');
}

// Otherwise this worker's next file would get the failed module.
afterEach(() => void vi.resetModules());

describe('the address of “Log in”', () => {
  it('is the site’s own sign-in, with the path to return to', async () => {
    const { loginHref, signInProvider } = await withSettings({});

    expect(loginHref('zh-CN', '/news/a b?c#d')).toBe('/oauth?start=/news/a%20b%3Fc%23d');
    expect(loginHref('en-US')).toBe('/en/oauth?start');
    const own = { authorizeUrl: '/account/authorize', clientId: 'berth-site', scope: 'profile' };
    expect(signInProvider).toEqual(own);
  });

  it('is the operator’s own address if one is set', async () => {
    const { loginHref, startHref, signInAddresses } = await withSettings({
      PUBLIC_LOGIN_URL: 'https://app.example/login',
    });

    expect(loginHref('en-US', '/en/faq')).toBe('https://app.example/login');
    // The workbench can sign the client in all the same.
    expect(startHref('en-US', '/en/faq')).toBe('/en/oauth?start=/en/faq');
    expect(signInAddresses).toEqual(['https://app.example/login']);
  });

  it('is the client if the site has no sign-in', async () => {
    const { loginHref } = await withSettings({ PUBLIC_OAUTH_AUTHORIZE_URL: 'none' });

    expect(loginHref('en-US', '/en/faq')).toBe('/en/app/site#account');
  });

  it.each([
    ['PUBLIC_OAUTH_AUTHORIZE_URL', 'http://id.example/authorize'],
    ['PUBLIC_OAUTH_AUTHORIZE_URL', '//id.example/authorize'],
    ['PUBLIC_OAUTH_AUTHORIZE_URL', 'https://id.example/authorize#a'],
    ['PUBLIC_LOGIN_URL', '/login'],
    ['PUBLIC_LOGIN_URL', 'javascript:alert(1)'],
  ])('stops the build for %s=%s, by the name of the setting', async (key, value) => {
    await expect(withSettings({ [key]: value })).rejects.toThrow(key);
  });
});
