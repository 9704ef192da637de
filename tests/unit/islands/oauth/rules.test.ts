import { describe, expect, it } from 'vitest';
import {
  authorizeAddress,
  callbackPath,
  readAnswer,
  readStored,
  SIGN_IN_LIMIT_MS,
  type SignInAttempt,
} from '#islands/oauth/rules.ts';

const ORIGIN = 'https://site.test';
const attempt: SignInAttempt = {
  state: 's',
  verifier: 'v',
  redirect: `${ORIGIN}/oauth`,
  callback: '/faq',
  startedAt: 1_000_000,
};
const exchange = { kind: 'exchange', code: 'c', attempt };

describe('readAnswer', () => {
  it.each([
    ['', { attempt }, { kind: 'none' }],
    ['code=c&state=s', { attempt }, exchange],
    ['code=c&state=other', { attempt }, { kind: 'state' }],
    // This tab started no sign-in: an empty state is no match.
    ['code=c&state=', {}, { kind: 'state' }],
    ['code=c&state=s', {}, { kind: 'state' }],
    ['code=c&state=s', { spent: 's' }, { kind: 'used' }],
    ['error=access_denied&state=s', { attempt }, { kind: 'denied' }],
    ['error=access_denied&code=c&state=s', { attempt }, { kind: 'denied' }],
    ['error=access_denied', { attempt }, { kind: 'state' }],
    ['error=server_error&state=s', { attempt }, { kind: 'provider', error: 'server_error' }],
    ['error=%3Cb%3E&state=s', { attempt }, { kind: 'provider', error: '' }],
    ['state=s', { attempt }, { kind: 'provider', error: '' }],
  ])('reads %j in a tab that keeps %j', (query, kept, answer) => {
    expect(readAnswer(new URLSearchParams(query), kept, attempt.startedAt + 1)).toEqual(answer);
  });

  it.each([
    [SIGN_IN_LIMIT_MS, 'exchange'],
    [SIGN_IN_LIMIT_MS + 1, 'expired'],
    [-1, 'expired'],
    [Number.NaN, 'expired'],
  ])('takes an answer after %i ms for %s', (age, kind) => {
    const query = new URLSearchParams('code=c&state=s');

    expect(readAnswer(query, { attempt }, attempt.startedAt + age).kind).toBe(kind);
  });
});

describe('readStored', () => {
  it('reads a stored attempt, and none without a state', () => {
    expect(readStored(JSON.stringify({ attempt }))).toEqual({ attempt });
    expect(readStored('{"spent":"s"}')).toEqual({ spent: 's' });
    expect(readStored(JSON.stringify({ attempt: { ...attempt, state: '' } }))).toEqual({});
  });

  it.each([undefined, '', 'x', '1', 'null', '[]', '{"attempt":{"state":"s"}}', '{"attempt":{"state":1}}'])(
    'finds nothing in %j',
    (text) => {
      expect(readStored(text)).toEqual({});
    },
  );
});

describe('authorizeAddress', () => {
  const at = (authorizeUrl: string) => {
    const provider = { authorizeUrl, clientId: 'site', scope: 'a b' };
    return new URL(authorizeAddress(provider, attempt, { challenge: 'sha', origin: ORIGIN }));
  };

  it('has all parameters of a request for a code', () => {
    const address = at('https://id.example/authorize?tenant=7');

    expect(address.origin + address.pathname).toBe('https://id.example/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: '7',
      response_type: 'code',
      client_id: 'site',
      redirect_uri: `${ORIGIN}/oauth`,
      scope: 'a b',
      state: 's',
      code_challenge: 'sha',
      code_challenge_method: 'S256',
    });
  });

  it('accepts a provider on this site', () => {
    expect(at('/account/authorize').href).toMatch(
      /^https:\/\/site\.test\/account\/authorize\?response_type=code&/,
    );
  });
});

it.each([
  ['/en/faq', '/en/faq'],
  ['/en/faq?a=1#b', '/en/faq?a=1#b'],
  [`${ORIGIN}/faq`, '/faq'],
  // safe-link.test.ts has the further rules.
  ['//evil.example/faq', ''],
  // A loop.
  ['/oauth', ''],
  ['/en/oauth?start', ''],
  [null, ''],
])('callbackPath reads %j as %j', (raw, path) => {
  expect(callbackPath(raw, ORIGIN)).toBe(path);
});
