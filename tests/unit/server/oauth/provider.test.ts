import { describe, expect, it } from 'vitest';
import type { OAuthConfig } from '#server/oauth/config.ts';
import { createHttpProvider, OAuthError } from '#server/oauth/provider.ts';

const config: OAuthConfig = {
  tokenUrl: 'https://id.example/token',
  userInfoUrl: 'https://id.example/me',
  clientId: 'site',
  authentication: 'client_secret_post',
  clientSecret: 'client-secret',
};

const theCode = { code: 'the-code', redirect: 'https://site.test/oauth', verifier: 'the-verifier' };

function providerOf(token: Response | Error, user: Response = Response.json({ name: '小明' })) {
  const requests: RequestInit[] = [];
  const provider = createHttpProvider(config, (input, init = {}) => {
    const url = input as string; // built by the provider
    requests.push(init);
    const answer = url === config.tokenUrl ? token : user;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { provider, requests };
}

describe('a provider over HTTP', () => {
  it('is asked for a token and a name with a time limit, and redirects nowhere', async () => {
    const { provider, requests } = providerOf(Response.json({ access_token: 'the-token' }));
    expect(await provider.exchange(theCode)).toEqual({ userName: '小明' });
    const request = { redirect: 'error', signal: expect.any(AbortSignal) as AbortSignal };
    expect(requests).toMatchObject([request, request]);
  });

  it.each([
    [{ name: '', preferred_username: 'ming', login: 'x' }, 'ming'],
    [{ name: null, preferred_username: 'ming' }, 'ming'],
    [{ login: 'ming' }, 'ming'],
    [{ sub: '42' }, '42'],
    [{ name: 'x'.repeat(100) }, 'x'.repeat(64)],
    [{}, undefined],
  ])('finds the name in %j', async (user, userName) => {
    const { provider } = providerOf(Response.json({ access_token: 't' }), Response.json(user));
    const exchange = provider.exchange(theCode);
    if (userName === undefined) await expect(exchange).rejects.toThrow(OAuthError);
    else expect(await exchange).toEqual({ userName });
  });

  it.each([
    [400, 'invalid_grant'],
    [200, 'bad_verification_code'],
  ])('returns no name for a code that is refused with %i %s', async (status, error) => {
    const { provider } = providerOf(Response.json({ error }, { status }));
    expect(await provider.exchange(theCode)).toBeUndefined();
  });

  it.each([
    ['is down', Response.json({}, { status: 503 })],
    ['does not know the site', Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['is silent', new TypeError('fetch failed')],
  ])('throws when the provider %s', async (_name, answer) => {
    await expect(providerOf(answer).provider.exchange(theCode)).rejects.toThrow(OAuthError);
  });
});
