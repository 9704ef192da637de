import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/setting-reader.ts';
import { checkProductionSettings } from '#server/config-checks.ts';

const own = {
  PUBLIC_WEBSITE_API_SECRET: 'sixteen-letters!',
  PUBLIC_PRODUCT_API_SECRET: 'sixteen-letters?',
  PUBLIC_PRODUCT_API_KEY: 'a-key-of-our-own',
  CHAT_SIGNATURE_SECRET: 'a-secret-of-our-own',
  SMS_WEBHOOK_URL: 'https://sms.shop.test/send',
  DESK_PASSWORD: 'a password of our own',
  OAUTH_TOKEN_URL: 'https://id.shop.test/token',
  OAUTH_USERINFO_URL: 'https://id.shop.test/me',
  OAUTH_CLIENT_ID: 'shop',
  OAUTH_CLIENT_SECRET: 'a secret of the provider',
};
/** Each of these is required. */
const SINGLE = Object.keys(own).filter((key) => !key.startsWith('OAUTH_'));
const check = (environment: Record<string, string>) => () =>
  checkProductionSettings(readConfig(environment), environment);

const reached = { HOST: '0.0.0.0' };

describe('a server that others reach', () => {
  it.each([{ HOST: '192.0.2.7' }, { TRUSTED_PROXIES: '127.0.0.1' }])('is also one with %j', (other) => {
    expect(check(other)).toThrow(ConfigError);
  });

  it('starts with its own values, or with the development tools', () => {
    expect(check({ ...reached, ...own })).not.toThrow();
    expect(check({ ...reached, DEV_TOOLS: '1' })).not.toThrow();
  });

  it('does not start with development values, and names them all', () => {
    expect(check(reached)).toThrow(ConfigError);
    for (const key of SINGLE) expect(check(reached)).toThrow(key);
  });

  it.each(SINGLE)('does not start without %s', (key) => {
    const { [key as keyof typeof own]: _left, ...rest } = own;
    expect(check({ ...reached, ...rest })).toThrow(new RegExp(`^[^-]*\\n  - ${key} `));
  });

  it('also refuses a development value that is set by hand, and shows none', () => {
    const environment = { ...reached, ...own, CHAT_SIGNATURE_SECRET: 'berth-chat-development-secret' };
    expect(check(environment)).toThrow('CHAT_SIGNATURE_SECRET has its development value');
    expect(check(environment)).not.toThrow('berth-chat');
  });

  it('does not start without the settings of its provider', () => {
    const rest = Object.fromEntries(Object.entries(own).filter(([key]) => !key.startsWith('OAUTH_')));
    const elsewhere = { PUBLIC_OAUTH_AUTHORIZE_URL: 'https://id.shop.test/authorize' };
    expect(check({ ...reached, ...rest, ...elsewhere })).toThrow('OAUTH_CLIENT_SECRET are missing');
    expect(check({ ...reached, ...rest })).not.toThrow();
  });

  it('needs no password for an external desk', () => {
    const { DESK_PASSWORD: _left, ...rest } = own;
    const others = { DESK_PORT: 'off', PUBLIC_CHAT_DESK: 'none', PUBLIC_CHAT_ADAPTER: 'chatwoot' };
    for (const [key, value] of Object.entries(others))
      expect(check({ ...reached, ...rest, [key]: value })).not.toThrow();
  });

  it('shows no value of any setting', () => {
    const hidden = { SMS_WEBHOOK_URL: '', DATABASE_URL: 'postgres://u:hidden-word@db/x' };
    const environment = { ...reached, ...own, ...hidden };
    expect(check(environment)).toThrow('SMS_WEBHOOK_URL is missing');
    for (const value of [...Object.values(own), 'hidden-word']) expect(check(environment)).not.toThrow(value);
  });
});

it('a server that only this machine reaches starts with the defaults', () => {
  expect(check({})).not.toThrow();
  expect(check({ HOST: '::1' })).not.toThrow();
});
