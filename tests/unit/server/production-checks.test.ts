import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { refuseDevelopmentValues } from '#server/production-checks.ts';

const own = {
  PUBLIC_WEBSITE_API_SECRET: 'sixteen-letters!',
  PUBLIC_PRODUCT_API_SECRET: 'sixteen-letters?',
  PUBLIC_PRODUCT_API_KEY: 'a-key-of-our-own',
  CHAT_SIGNATURE_SECRET: 'a-secret-of-our-own',
  SMS_WEBHOOK_URL: 'https://sms.shop.test/send',
};
const check = (environment: Record<string, string>) => () =>
  refuseDevelopmentValues(readConfig(environment), environment);

describe.each([
  ['listens beyond this machine', { HOST: '0.0.0.0' }],
  ['listens on an address of its own', { HOST: '192.0.2.7' }],
  ['stands behind a proxy on this machine', { TRUSTED_PROXIES: '127.0.0.1' }],
])('a server that %s', (_what, reached) => {
  it('starts with values of its own', () => {
    expect(check({ ...reached, ...own })).not.toThrow();
  });

  it('does not start with any development value, and names them all', () => {
    expect(check(reached)).toThrow(ConfigError);
    for (const key of Object.keys(own)) expect(check(reached)).toThrow(key);
  });

  it.each(Object.keys(own))('does not start without %s', (key) => {
    const { [key as keyof typeof own]: _left, ...rest } = own;
    expect(check({ ...reached, ...rest })).toThrow(new RegExp(`^[^-]*\\n  - ${key} `));
  });

  it('does not take a development value for its own when it is set by hand, and shows none', () => {
    const environment = { ...reached, ...own, CHAT_SIGNATURE_SECRET: 'berth-chat-development-secret' };
    expect(check(environment)).toThrow('CHAT_SIGNATURE_SECRET has its development value');
    expect(check(environment)).not.toThrow('berth-chat');
  });

  it('starts as it is with the development tools', () => {
    expect(check({ ...reached, DEV_TOOLS: '1' })).not.toThrow();
  });
});

it('a server that only this machine reaches starts as it is', () => {
  expect(check({})).not.toThrow();
  expect(check({ HOST: '::1' })).not.toThrow();
});
