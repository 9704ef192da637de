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
  const requests: { url: string; init: RequestInit }[] = [];
  const provider = createHttpProvider(config, (input, init = {}) => {
    const url = input as string; // built by the provider
    requests.push({ url, init });
    const answer = url === config.tokenUrl ? token : user;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { provider, requests };
}

describe('a provider over HTTP', () => {
  it('exchanges the code for a token, and the token for a name', async () => {
    const { provider, requests } = providerOf(Response.json({ access_token: 'the-token' }));
    expect(await provider.exchange(theCode)).toEqual({ userName: '小明' });
    expect(requests.map((request) => request.url)).toEqual([config.tokenUrl, config.userInfoUrl]);
    expect(Object.fromEntries(requests[0]?.init.body as URLSearchParams)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://site.test/oauth',
      code_verifier: 'the-verifier',
      client_id: 'site',
      client_secret: 'client-secret',
    });
    expect(requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
    expect(
      requests.every(({ init }) => init.signal instanceof AbortSignal && init.redirect === 'error'),
    ).toBe(true);
  });

  it.each([
    [{ name: '', preferred_username: 'ming', login: 'x' }, 'ming'],
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
