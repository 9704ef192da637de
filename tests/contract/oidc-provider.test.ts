/** Signing in through a third-party OpenID Connect provider over HTTP: its pages, tokens and refusals. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { challengeOf } from '#server/account/grants.ts';
import type { OAuthConfig } from '#server/oauth/config.ts';
import { createHttpProvider } from '#server/oauth/provider.ts';
import { verifier } from '#tests/helpers/account-page.ts';
import { browserAt } from '#tests/helpers/desk-visits.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';
import { ORIGIN, apiForTest } from '#tests/helpers/test-api.ts';

const oidc = await import('oidc-provider').catch(() => undefined);

const REDIRECT = `${ORIGIN}/oauth`;
const SECRET = 'a secret: with colon & plus+';

async function startProvider() {
  if (!oidc) throw new Error('The provider is not installed.');
  // It logs that it is not for production.
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // With two of them, the exchange has to name the one that was used.
  const redirect_uris = [REDIRECT, `${ORIGIN}/en/oauth`];
  const client = { redirect_uris, client_secret: SECRET };
  const provider = new oidc.default(issuer, {
    clients: [
      { ...client, client_id: 'by-post', token_endpoint_auth_method: 'client_secret_post' },
      { ...client, client_id: 'by-basic', token_endpoint_auth_method: 'client_secret_basic' },
      { redirect_uris, client_id: 'public', token_endpoint_auth_method: 'none' },
    ],
    claims: { openid: ['sub'], profile: ['name'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, name: '李店长' }),
    }),
    cookies: { keys: ['a key for tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  });
  server.on('request', provider.callback());
  return { issuer, close: () => void server.close() };
}

/** Follows the provider's own pages like a browser. @returns the code at the end */
async function signIn(issuer: string, clientId: string, scope: string): Promise<string> {
  const browser = browserAt({ origin: issuer });
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT,
    scope,
    state: 's',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  let url = new URL(`/auth?${query.toString()}`, issuer);
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps++) {
    const reply = await browser.send(url.pathname + url.search, body && { method: 'POST', body });
    const location = reply.headers.get('location');
    body = undefined;
    if (location) {
      url = new URL(location, url);
      if (url.href.startsWith(REDIRECT)) return url.searchParams.get('code') ?? '';
      continue;
    }
    const page = await reply.text();
    const [, action] = /action="([^"]+)"/.exec(page) ?? [];
    if (action === undefined) throw new Error(`The provider answered ${reply.status}: ${page.slice(0, 400)}`);
    url = new URL(action, url);
    body = page.includes('name="login"')
      ? new URLSearchParams({ prompt: 'login', login: 'li', password: 'any' })
      : new URLSearchParams({ prompt: 'consent' });
  }
  throw new Error('The provider came to no end.');
}

describe.skipIf(!oidc)('signing in through oidc-provider', () => {
  let issuer = '';
  beforeAll(async () => {
    const provider = await startProvider();
    ({ issuer } = provider);
    return provider.close;
  });

  async function exchange(settings: Partial<OAuthConfig>, scope = 'openid profile') {
    const config: OAuthConfig = {
      tokenUrl: `${issuer}/token`,
      userInfoUrl: `${issuer}/me`,
      clientId: 'by-post',
      authentication: 'client_secret_post',
      clientSecret: SECRET,
      ...settings,
    };
    const { log, lines } = heardLog();
    const api = await apiForTest('sqlite', {}, { oauth: createHttpProvider(config), log });
    const code = await signIn(issuer, config.clientId, scope);
    const payload = { code, state: 's', redirect: REDIRECT, code_verifier: verifier };
    const answer = await api.call('oauthExchange', payload);
    return { answer, again: () => api.call('oauthExchange', payload), log: () => JSON.stringify(lines) };
  }

  it.each<[string, Partial<OAuthConfig>]>([
    ['a secret in the body', {}],
    ['a secret by Basic', { clientId: 'by-basic', authentication: 'client_secret_basic' }],
    ['no secret', { clientId: 'public', authentication: 'none', clientSecret: '' }],
  ])('gets the name with %s, and accepts the code once', async (_how, settings) => {
    const { answer, again } = await exchange(settings);

    expect(answer).toMatchObject({ ok: true, data: { user_name: '李店长' } });
    expect(await again()).toMatchObject({ failure: { ret: 10021 } });
  });

  it.each<[string, Partial<OAuthConfig>, string, RegExp]>([
    ['a wrong secret', { clientSecret: 'another' }, 'openid profile', /invalid_client/],
    ['a scope without openid', {}, 'profile', /403 for the user/],
  ])('logs %s, and does not show it to the visitor', async (_what, settings, scope, said) => {
    const { answer, log } = await exchange(settings, scope);

    expect(answer).toEqual({ ok: false, failure: { kind: 'http', status: 502 } });
    expect(log()).toMatch(said);
    expect(log()).not.toContain('another');
  });
});
