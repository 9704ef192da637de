/** Settings that modules read when they are imported. */
import { afterEach, describe, expect, it, vi } from 'vitest';

/** For the module that is imported next. */
function withSettings(settings: Record<string, string>): void {
  vi.resetModules();
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
}

async function signInWith(settings: Record<string, string>) {
  withSettings(settings);
  return import('#src/config/sign-in.ts');
}

// Otherwise this worker's next file would get the failed module.
afterEach(() => void vi.resetModules());

describe('the address of “Log in”', () => {
  it('is the site’s own sign-in, with the path to return to', async () => {
    const { loginHref, signInProvider } = await signInWith({});

    expect(loginHref('zh-CN', '/news/a b?c#d')).toBe('/oauth?start=/news/a%20b%3Fc%23d');
    expect(loginHref('en-US')).toBe('/en/oauth?start');
    const own = { authorizeUrl: '/account/authorize', clientId: 'berth-site', scope: 'profile' };
    expect(signInProvider).toEqual(own);
  });

  it('is the operator’s own address if one is set', async () => {
    const { loginHref, startHref, signInAddresses } = await signInWith({
      PUBLIC_LOGIN_URL: 'https://app.example/login',
    });

    expect(loginHref('en-US', '/en/faq')).toBe('https://app.example/login');
    // The workbench can sign the client in all the same.
    expect(startHref('en-US', '/en/faq')).toBe('/en/oauth?start=/en/faq');
    expect(signInAddresses).toEqual(['https://app.example/login']);
  });

  it('is the client if the site has no sign-in', async () => {
    const { loginHref } = await signInWith({ PUBLIC_OAUTH_AUTHORIZE_URL: 'none' });

    expect(loginHref('en-US', '/en/faq')).toBe('/en/app/site#account');
  });

  it.each([
    ['PUBLIC_OAUTH_AUTHORIZE_URL', 'http://id.example/authorize'],
    ['PUBLIC_OAUTH_AUTHORIZE_URL', '//id.example/authorize'],
    ['PUBLIC_OAUTH_AUTHORIZE_URL', 'https://id.example/authorize#a'],
    ['PUBLIC_LOGIN_URL', '/login'],
    ['PUBLIC_LOGIN_URL', 'javascript:alert(1)'],
  ])('stops the build for %s=%s, by the name of the setting', async (key, value) => {
    await expect(signInWith({ [key]: value })).rejects.toThrow(key);
  });
});

const wrong = ['http://trial.shop.test/', 'trial', 'https://user@trial.shop.test/'];
it.each(wrong)('the address of the online trial is never %s', async (address) => {
  withSettings({ PUBLIC_WEB_TRIAL_URL: address });
  await expect(import('#src/config/services.ts')).rejects.toThrow('PUBLIC_WEB_TRIAL_URL');
});

it.each([
  ['四十间店', 'none'],
  ['none', '40 shops'],
])('a build stops where one language alone leaves out how the speed was measured', async (zh, en) => {
  withSettings({ PUBLIC_SPEED_MEASURED_ZH: zh, PUBLIC_SPEED_MEASURED_EN: en });
  await expect(import('#src/config/speed.ts')).rejects.toThrow('have to be `none` together');
});
