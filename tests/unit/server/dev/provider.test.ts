import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import { createDevTools } from '#server/dev/dev-tools.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { challengeOf, createLocalProvider, type LocalProvider } from '#server/oauth/local-provider.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { databaseForTest } from '#tests/helpers/test-databases.ts';

const ORIGIN = 'http://127.0.0.1:4321';
const verifier = 'a-verifier-that-is-as-long-as-it-has-to-be-1234';
const request = {
  response_type: 'code',
  client_id: 'berth-site',
  redirect_uri: `${ORIGIN}/en/oauth`,
  scope: 'profile',
  state: 'state-1',
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
};

describe('the development provider', () => {
  let tools: Hono;
  let provider: LocalProvider;

  beforeEach(async () => {
    const db = await databaseForTest('sqlite');
    const config = readConfig({ DEV_TOOLS: '1' });
    const clock = createFakeClock();
    const hash = createKeyedHash('a key for tests that is long enough');
    provider = createLocalProvider(db, clock, hash);
    tools = createDevTools({
      config,
      db,
      clock,
      hash,
      content: readContent(config.contentDir),
      simulator: undefined,
      localProvider: provider,
    });
  });

  const ask = async (changes: Record<string, string> = {}) =>
    tools.request(`${ORIGIN}/provider/authorize?${new URLSearchParams({ ...request, ...changes })}`, {
      headers: { host: '127.0.0.1:4321' },
    });
  const decide = async (changes: Record<string, string>, origin = ORIGIN) => {
    const response = await tools.request(`${ORIGIN}/provider/authorize`, {
      method: 'POST',
      headers: { host: '127.0.0.1:4321', origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...request, user_name: '韩梅梅', ...changes }).toString(),
    });
    return { status: response.status, to: new URL(response.headers.get('location') ?? 'none:') };
  };

  it('asks for consent in the language of the page that asks, and decides nothing by itself', async () => {
    const english = await ask();
    const chinese = await ask({ redirect_uri: `${ORIGIN}/oauth` });

    expect(english.status).toBe(200);
    const html = await english.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('value="state-1"');
    expect(await chinese.text()).toContain('<html lang="zh-CN">');
  });

  it('gives a code to whoever allows it, for the address and the challenge of the request', async () => {
    const { status, to } = await decide({ decision: 'allow' });

    expect([status, to.origin + to.pathname, to.searchParams.get('state')]).toEqual([
      303,
      `${ORIGIN}/en/oauth`,
      'state-1',
    ]);
    const code = to.searchParams.get('code') ?? '';
    const redirect = request.redirect_uri;
    expect(await provider.exchange({ code, redirect, verifier: 'x'.repeat(43) })).toBeUndefined();
    expect(await provider.exchange({ code, redirect, verifier })).toEqual({ userName: '韩梅梅' });
    expect(await provider.exchange({ code, redirect, verifier })).toBeUndefined();
  });

  it.each([
    [{ decision: 'refuse' }, 'access_denied'],
    [{}, 'access_denied'],
    [{ decision: 'allow', user_name: ' ' }, 'access_denied'],
    [{ decision: 'fail' }, 'temporarily_unavailable'],
    [{ decision: 'allow', code_challenge: 'short' }, 'invalid_request'],
  ])('answers %j with %s', async (changes, error) => {
    const { to } = await decide(changes);

    expect(Object.fromEntries(to.searchParams)).toEqual({ error, state: 'state-1' });
  });

  it.each([
    { response_type: 'token' },
    { code_challenge_method: 'plain' },
    { code_challenge: '' },
    { state: '' },
  ])('sends a request with %j back', async (changes) => {
    const response = await ask(changes);

    expect(response.status).toBe(303);
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    { client_id: 'somebody-else' },
    { redirect_uri: 'https://evil.example/oauth' },
    { redirect_uri: `${ORIGIN}.evil.example/oauth` },
    { redirect_uri: `${ORIGIN}/en/faq` },
    { redirect_uri: `${ORIGIN}/oauth?next=/` },
    { redirect_uri: '/oauth' },
  ])('sends nobody anywhere for %j', async (changes) => {
    const asked = await ask(changes);
    const decided = await decide({ ...changes, decision: 'allow' });

    expect([asked.status, asked.headers.get('location')]).toEqual([400, null]);
    expect([decided.status, decided.to.href]).toEqual([400, 'none:']);
  });

  it('takes no decision from another site', async () => {
    const { status, to } = await decide({ decision: 'allow' }, 'https://evil.example');

    expect([status, to.href]).toEqual([403, 'none:']);
  });
});
