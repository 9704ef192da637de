import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hideOauthQuery } from '#src/browser/oauth-query.ts';
import { startSignIn, takeSignInTask } from '#islands/oauth/browser.ts';
import { readStored } from '#islands/oauth/rules.ts';
import { visit as visitAddress } from '#tests/helpers/address-bar.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

const provider = { authorizeUrl: 'https://id.example/authorize', clientId: 'site', scope: 'profile' };

const visit = (search: string, replaceState?: () => void) =>
  visitAddress(`https://site.test/en/oauth${search}`, replaceState);

/** @returns the parameters sent to the provider */
async function setOut(): Promise<URLSearchParams> {
  const { location } = visit('');
  expect(await startSignIn(provider, '/en/faq')).toBe(true);
  return new URL(location.replace.mock.calls[0]?.[0] ?? '').searchParams;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('starting a sign-in', () => {
  it('sends the provider a state and the challenge of a verifier that stays in the tab', async () => {
    const asked = await setOut();
    const { attempt } = readStored(sessionStorage.getItem('oauthState') ?? '');

    const { verifier = '', state, redirect, callback } = attempt ?? {};
    expect([redirect, callback]).toEqual(['https://site.test/en/oauth', '/en/faq']);
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(Object.fromEntries(asked)).toMatchObject({
      state,
      code_challenge: challenge,
      redirect_uri: redirect,
    });
    expect([...asked.values()]).not.toContain(verifier);
  });

  it('does not leave the page without session storage', async () => {
    const { location } = visit('');
    vi.stubGlobal('sessionStorage', undefined);

    expect(await startSignIn(provider, '')).toBe(false);
    expect(location.replace).not.toHaveBeenCalled();
  });
});

describe('the provider’s answer', () => {
  it('is removed from the address at once, and can be read once', async () => {
    const state = (await setOut()).get('state') ?? '';
    const { location, history } = visit(`?code=c&state=${state}`);
    history.state = { other: 1 };
    hideOauthQuery();
    expect(location.search).toBe('');
    expect(history.state).toMatchObject({ other: 1 });

    expect(takeSignInTask()).toMatchObject({
      asked: { kind: 'exchange', code: 'c', attempt: { state, redirect: 'https://site.test/en/oauth' } },
      callback: '/en/faq',
    });
    expect(JSON.stringify(history.state)).toBe('{"other":1}');
    expect(takeSignInTask().asked).toEqual({ kind: 'none' });
    visit(`?code=c&state=${state}`);
    expect(takeSignInTask().asked).toEqual({ kind: 'used' });
  });

  it('is read from the address if the browser cannot change it', async () => {
    const state = (await setOut()).get('state') ?? '';
    visit(`?code=c&state=${state}`, () => {
      throw new DOMException('too often', 'SecurityError');
    });
    hideOauthQuery();

    expect(takeSignInTask().asked).toMatchObject({ kind: 'exchange', code: 'c' });
  });
});

describe('the request to start', () => {
  it.each([
    ['?start=/en/faq', '/en/faq'],
    ['?start&callback=%2Fen%2Ffaq', '/en/faq'],
    ['?start=https://evil.example/', ''],
  ])('%s goes on to %j afterwards', (search, callback) => {
    visit(search);

    expect(takeSignInTask()).toEqual({ asked: { kind: 'start' }, callback });
  });

  it('does not disturb a running sign-in', async () => {
    const state = (await setOut()).get('state') ?? '';
    visit('?start');
    takeSignInTask();

    visit(`?code=c&state=${state}`);
    expect(takeSignInTask().asked).toMatchObject({ kind: 'exchange' });
  });
});
