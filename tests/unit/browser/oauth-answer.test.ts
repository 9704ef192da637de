import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newOauthState, takeOauthAnswer } from '#src/browser/oauth-answer.ts';
import { hideOauthQuery } from '#src/browser/oauth-query.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

/** A tab at an address, as far as the answer is concerned. */
function visit(search: string) {
  const location = { origin: 'https://site.test', pathname: '/en/oauth', search };
  const history = {
    state: { other: 1 } as Record<string, unknown> | null,
    replaceState: vi.fn((state: Record<string, unknown>, _unused: string, path: string) => {
      history.state = state;
      const { search: query } = new URL(path, location.origin);
      location.search = query;
    }),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  return { location, history };
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

describe('the provider’s answer', () => {
  it('leaves the address at once, and is there when it is taken, once', () => {
    const state = newOauthState();
    const { location, history } = visit(`?code=c&state=${state}&callback=%2Fen%2Ffaq`);
    hideOauthQuery();
    expect(location.search).toBe('');
    expect(history.state).toMatchObject({ other: 1 });

    expect(takeOauthAnswer()).toEqual({
      answer: { kind: 'exchange', code: 'c', state },
      next: 'https://site.test/en/faq',
      redirect: 'https://site.test/en/oauth?callback=%2Fen%2Ffaq',
    });
    expect(JSON.stringify(history.state)).toBe('{"other":1}');
    expect(takeOauthAnswer().answer).toEqual({ kind: 'state' });
  });

  it('counts only with the state that this tab made', () => {
    newOauthState();
    visit('?code=c&state=somebody-else');
    hideOauthQuery();

    expect(takeOauthAnswer().answer).toEqual({ kind: 'state' });
  });

  it('is read from the address where the browser lets nobody change that', () => {
    const state = newOauthState();
    const { history } = visit(`?code=c&state=${state}`);
    history.replaceState.mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    hideOauthQuery();

    expect(takeOauthAnswer().answer).toEqual({ kind: 'exchange', code: 'c', state });
  });

  it('leads nowhere but to this site and its partners', () => {
    newOauthState();
    visit('?error=access_denied&callback=https%3A%2F%2Fevil.example%2F');
    hideOauthQuery();

    expect(takeOauthAnswer().next).toBeUndefined();
  });
});
