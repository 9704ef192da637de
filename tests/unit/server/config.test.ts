import { chmodSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configWarnings, folderWarnings } from '#server/config-checks.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/setting-reader.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

describe('readConfig', () => {
  it('needs no settings: a fresh clone runs', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4321,
      databaseUrl: undefined,
      downloadBase: '/installers',
      trustedProxies: [],
      corsOrigins: [],
      maintenance: false,
      devTools: false,
      oauth: undefined,
    });
    expect(config.limits).toMatchObject({
      codesPerPhoneHour: 5,
      codesPerPhoneDay: 10,
      codesPerAddressHour: 10,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_WEBSITE_API_SECRET', 'fifteen-chars-x'],
    ['PUBLIC_PRODUCT_API_SECRET', '十六个字符十六个字符十六个字符十'],
    ['PUBLIC_PRODUCT_API_KEY', 'short'],
    ['SERVER_SECRET', 'x'.repeat(31)],
    ['SITE_URL', 'www.berth.example'],
    ['PUBLIC_DOWNLOAD_BASE', '//cdn.example/files'],
    ['SMS_WEBHOOK_URL', 'http://gateway.example/'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['CORS_ORIGINS', 'https://www.example.com/'],
    ['MAINTENANCE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_CODES_PER_ADDRESS_HOUR', '0'],
    ['CHAT_SIGNATURE_SECRET', 'short'],
    ['CHAT_WEB_TOKEN', 'a b'],
    ['DESK_PORT', 'none'],
    ['DESK_PASSWORD', 'eleven char'],
    ['PUBLIC_WEBSITE_API_PREFIX', 'v3'],
    ['PUBLIC_PRODUCT_API_KEY_HEADER', 'Super-Lang'],
  ])('S6: %s cannot be %j, and the error does not contain the value', (key, value) => {
    const read = () => readConfig({ [key]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`- ${key} has to `));
    // Shorter ones could occur in the rule's own text.
    if (value.length > 4) expect(read).not.toThrow(value);
  });

  it('reads an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMS_WEBHOOK_URL: '' }).port).toBe(4321);
  });

  it('reads lists, addresses and flags', () => {
    const config = readConfig({
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      CORS_ORIGINS: 'https://a.example,http://127.0.0.1:5173',
      PUBLIC_DOWNLOAD_BASE: 'https://cdn.example/files/',
      SITE_URL: 'https://www.example.com/zh?x=1',
      SMS_WEBHOOK_URL: 'http://127.0.0.1:9000/sms',
      DEV_TOOLS: 'true',
    });
    expect(config).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '::1'],
      corsOrigins: ['https://a.example', 'http://127.0.0.1:5173'],
      downloadBase: 'https://cdn.example/files',
      siteUrl: 'https://www.example.com',
      devTools: true,
    });
  });

  it.each<[Record<string, string>, number | undefined]>([
    [{}, 4322],
    [{ PORT: '0' }, 0],
    [{ DESK_PORT: '5000' }, 5000],
    [{ DESK_PORT: 'off' }, undefined],
    [{ PUBLIC_CHAT_DESK: 'none' }, undefined],
    [{ PUBLIC_CHAT_ADAPTER: 'chatwoot' }, undefined],
  ])('with %j has its own desk at port %s', (environment, port) => {
    expect(readConfig(environment).desk?.port).toBe(port);
  });

  it('accepts the provider’s settings only all together', () => {
    const [tokenUrl, userInfoUrl] = ['https://id.example/token', 'https://id.example/me'];
    const client = { OAUTH_CLIENT_ID: 'site', OAUTH_CLIENT_SECRET: 'secret' };
    const all = { OAUTH_TOKEN_URL: tokenUrl, OAUTH_USERINFO_URL: userInfoUrl, ...client };
    const read = { clientId: 'site', authentication: 'client_secret_post', clientSecret: 'secret' };
    expect(readConfig(all).oauth).toEqual({ tokenUrl, userInfoUrl, ...read });
    const { OAUTH_CLIENT_SECRET: _none, ...publicClient } = { ...all, OAUTH_CLIENT_AUTHENTICATION: 'none' };
    expect(readConfig(publicClient).oauth).toMatchObject({ authentication: 'none' });
    expect(() => readConfig({ ...all, OAUTH_CLIENT_SECRET: '' })).toThrow(
      "OAUTH_CLIENT_SECRET: set all of the provider's settings or none.",
    );
  });
});

describe('settings of deliveries', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const hook = { FORMS_WEBHOOK_URL: 'https://office.example/hook', FORMS_WEBHOOK_SECRET: secret };
  const mail = { SMTP_HOST: 'mail.example', MAIL_FROM: 'site@berth.example', MAIL_TO: 'a@berth.example' };

  it('are read with their defaults', () => {
    expect(readConfig({ ...hook, ...mail, MAIL_TO: 'a@berth.example, b@berth.example' }).deliveries).toEqual({
      webhook: { url: 'https://office.example/hook', secrets: [secret], wholePhones: false },
      mail: {
        host: 'mail.example',
        port: 465,
        security: 'tls',
        login: undefined,
        from: 'site@berth.example',
        to: ['a@berth.example', 'b@berth.example'],
      },
    });
    expect(readConfig({ ...mail, SMTP_SECURITY: 'starttls' }).deliveries.mail?.port).toBe(587);
    expect(readConfig({ ...mail, SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none' }).deliveries.mail?.port).toBe(
      25,
    );
  });

  it.each([
    [{ ...hook, FORMS_WEBHOOK_URL: 'http://office.example/' }, 'FORMS_WEBHOOK_URL has to'],
    [{ FORMS_WEBHOOK_URL: 'https://office.example/' }, 'FORMS_WEBHOOK_SECRET: set both'],
    [{ ...hook, FORMS_WEBHOOK_SECRET: 'a plain secret' }, 'FORMS_WEBHOOK_SECRET has to'],
    [{ ...mail, SMTP_SECURITY: 'none' }, 'SMTP_SECURITY has to'],
    [{ ...mail, SMTP_HOST: 'mail.example/x' }, 'SMTP_HOST has to'],
    [{ ...mail, SMTP_USER: 'site' }, 'SMTP_USER, SMTP_PASSWORD: set both'],
    [{ ...mail, MAIL_FROM: 'Berth <site@berth.example>' }, 'MAIL_FROM has to'],
    [{ ...mail, MAIL_FROM: 'site@berth.example\r\nBcc: x@evil.example' }, 'MAIL_FROM has to'],
    [{ ...mail, MAIL_TO: 'a@berth.example, b' }, 'MAIL_TO has to'],
  ])('S6: %j is refused by name', (environment, problem) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(`- ${problem}`);
    for (const value of Object.values(environment)) if (value.length > 8) expect(read).not.toThrow(value);
  });
});

describe('configWarnings', () => {
  const warn = (environment: Record<string, string>) => configWarnings(readConfig(environment), environment);

  it('are empty for a server that only this machine reaches', () => {
    expect(warn({ DEV_TOOLS: '1' })).toEqual([]);
    expect(warn({ HOST: '::1' })).toEqual([]);
  });

  it('name what is unsafe on a server that others reach', () => {
    const warnings = warn({ HOST: '0.0.0.0', DEV_TOOLS: '1' });
    for (const key of ['PUBLIC_WEBSITE_API_SECRET', 'CHAT_SIGNATURE_SECRET', 'SMS_WEBHOOK_URL'])
      expect(warnings.join('\n')).toContain(key);
    expect(warnings).toContain('DESK_PASSWORD is not set: no agent can open the inbox of the chat desk.');
    expect(warnings).toContain(
      'DEV_TOOLS is on: /dev shows codes and invitations to every user of this machine.',
    );
  });
});

describe('folderWarnings', () => {
  const warn = (mode: number, environment: Record<string, string> = {}) => {
    const folder = folderForTest();
    chmodSync(folder, mode);
    return folderWarnings(readConfig({ DATA_DIR: folder, ...environment }));
  };

  it('are empty for a folder of the server’s only, and with PostgreSQL', () => {
    expect(warn(0o700)).toEqual([]);
    expect(warn(0o755, { DATABASE_URL: 'postgres://x' })).toEqual([]);
    expect(folderWarnings(readConfig({ DATA_DIR: 'no-such-folder' }))).toEqual([]);
  });

  it.each([0o755, 0o750, 0o711])('report that others may read a folder with the rights %o', (mode) => {
    expect(warn(mode)).toEqual(['Other users of this machine can read DATA_DIR: run "chmod -R go=" on it.']);
  });
});
