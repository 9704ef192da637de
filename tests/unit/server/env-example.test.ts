import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const example = readFileSync('.env.example', 'utf8');
const documented = new Map(
  [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, key = '', value = '']) => [key, value] as const,
  ),
);

/** The readers of settings. */
const readers = [
  'server/client-simulator/settings.ts',
  'server/config.ts',
  'server/deliveries/config.ts',
  'server/desk/config.ts',
  'server/limits/config.ts',
  'server/main.ts',
  'server/oauth/config.ts',
  'server/watch/config.ts',
  'src/config/build-time.ts',
  'src/config/env.ts',
  'src/config/sign-in.ts',
  'src/config/services.ts',
  'src/config/speed.ts',
];

describe('.env.example', () => {
  it.each(readers)('describes every setting of %s', (path) => {
    const source = readFileSync(path, 'utf8');
    const used = [...source.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|PORT|MAINTENANCE)'/g)].map(
      ([, key = '']) => key,
    );
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((key) => !documented.has(key))).toEqual([]);
  });

  it('names no unused setting', () => {
    const sources = [...readers, 'astro.config.ts', 'src/config/site.ts']
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    expect([...documented.keys()].filter((key) => !sources.includes(key))).toEqual([]);
  });

  it('shows the true defaults, and valid examples', () => {
    const set = Object.fromEntries([...documented].filter(([, value]) => value !== ''));
    // With their secrets, which have no example.
    const { OAUTH_TOKEN_URL: _token, OAUTH_USERINFO_URL: _user, FORMS_WEBHOOK_URL: _hook, ...rest } = set;
    const config = readConfig(rest);
    const defaults = readConfig({});
    for (const part of ['limits', 'api', 'chat', 'contentDir'] as const)
      expect(config[part]).toEqual(defaults[part]);
    const { host, port, siteUrl, sms } = defaults;
    expect(config).toMatchObject({ host, port, siteUrl, sms: { brand: sms.brand } });
  });
});
