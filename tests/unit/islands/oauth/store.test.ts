import { describe, expect, it, vi } from 'vitest';
import type { SignInTask } from '#islands/oauth/browser.ts';
import { createOauthReturn, type OauthReturnOptions } from '#islands/oauth/store.ts';

const attempt = {
  state: 's',
  verifier: 'v',
  redirect: 'https://site.test/oauth',
  callback: '/faq',
  startedAt: 1,
};
const exchanging: SignInTask['asked'] = { kind: 'exchange', code: 'c', attempt };
const signedIn = { kind: 'done', name: 'harbor', isClient: true } as const;
const own = { referral: 'r7', session: 's' };
const outside = { kind: 'done', name: 'harbor', own, isClient: false } as const;

interface Given {
  asked?: SignInTask['asked'];
  isInClient?: boolean;
  /** Signed in on the site before. */
  who?: string;
}

function setUp({ asked = exchanging, isInClient = true, who = '' }: Given = {}) {
  const cloudLogin = vi.fn<OauthReturnOptions['cloudLogin']>(() => Promise.resolve(signedIn));
  const exchange = vi.fn<OauthReturnOptions['exchange']>(() => Promise.resolve(outside));
  const startSignIn = vi.fn(() => Promise.resolve(true));
  const openPage = vi.fn();
  const remembered = { name: who };
  const store = createOauthReturn({
    takeTask: () => ({ asked, callback: '/faq' }),
    startSignIn,
    isInClient: () => isInClient,
    cloudLogin,
    exchange,
    signedIn: {
      name: () => remembered.name,
      own: () => undefined,
      remember: (name) => void (remembered.name = name),
      forget: () => void (remembered.name = ''),
    },
    openPage,
    networkMessage: 'network',
  });
  return { store, cloudLogin, exchange, startSignIn, openPage, remembered };
}

describe('createOauthReturn', () => {
  const ends = ['denied', 'state', 'used', 'expired'] as const;
  it.each(ends)('sends nothing for an answer that is %s', async (kind) => {
    const { store, cloudLogin, exchange } = setUp({ asked: { kind } });
    await store.start();
    await store.connect();

    expect(store.$view.get()).toEqual({ kind });
    // The next try leads to the same place.
    expect(store.$callback.get()).toBe('/faq');
    expect(cloudLogin).not.toHaveBeenCalled();
    expect(exchange).not.toHaveBeenCalled();
  });

  const site = { isInClient: false };
  const start = { asked: { kind: 'start' } } as const;
  const leaving = { kind: 'leaving' };
  const nothing = { asked: { kind: 'none' } } as const;
  const out = { kind: 'done', name: 'harbor', isClient: false };
  const mei = { kind: 'done', name: 'mei', isClient: false };
  it.each<[string, Given, object, Partial<Record<'sent' | 'startSignIn' | 'openPage', string>>, string]>([
    // The client remembers its own user.
    ['goes on by itself inside the client', {}, signedIn, { sent: 'client', openPage: '/faq' }, ''],
    ['stays outside of it, and remembers who it is', site, out, { sent: 'API' }, 'harbor'],
    ['leaves for the provider', start, leaving, { startSignIn: '/faq' }, ''],
    ['shows who is signed in already', { ...start, ...site, who: 'mei' }, mei, {}, 'mei'],
    ['signs the client in for who is', { ...start, who: 'mei' }, leaving, { startSignIn: '/faq' }, 'mei'],
    ['says that nobody is signed in', { ...nothing, ...site }, { kind: 'out' }, {}, ''],
    ['says who is signed in', { ...nothing, ...site, who: 'mei' }, mei, {}, 'mei'],
  ])('%s', async (_what, given, view, { sent, startSignIn: leavesFor, openPage: goesTo }, name) => {
    const { store, cloudLogin, exchange, startSignIn, openPage, remembered } = setUp(given);
    await store.start();

    expect(store.$view.get()).toEqual(view);
    expect(store.$callback.get()).toBe('/faq');
    expect(remembered.name).toBe(name);
    expect(startSignIn.mock.calls).toEqual(leavesFor ? [[leavesFor]] : []);
    expect(openPage.mock.calls).toEqual(goesTo ? [[goesTo]] : []);
    expect(cloudLogin.mock.calls).toMatchObject(
      sent === 'client' ? [['c', { shownProblem: '', networkMessage: 'network' }]] : [],
    );
    const toApi = { code: 'c', state: 's', redirect: 'https://site.test/oauth', verifier: 'v' };
    expect(exchange.mock.calls.map(([request]) => request)).toEqual(sent === 'API' ? [toApi] : []);
  });

  it('reports that this browser cannot start a sign-in', async () => {
    const { store, startSignIn } = setUp(start);
    startSignIn.mockResolvedValueOnce(false);
    await store.start();

    expect(store.$view.get()).toEqual({ kind: 'unable' });
  });

  it('signs out on request', async () => {
    const { store, remembered } = setUp({ ...nothing, ...site, who: 'mei' });
    await store.start();
    store.signOut();

    expect(store.$view.get()).toEqual({ kind: 'out' });
    expect(remembered.name).toBe('');
  });

  // `unsent`: what sends the answer did not come; to try again is no agreement.
  const waiting = ['asks', 'elsewhere', 'unsent'] as const;
  it.each(waiting)('shows %s, waits, and tries again on the visitor’s press', async (kind) => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce({ kind });
    await store.start();
    expect(store.$view.get()).toEqual({ kind });
    const again = store.connect();
    expect(store.$view.get()).toEqual({ kind: 'wait' });
    await again;

    expect(store.$view.get()).toEqual(signedIn);
    expect(cloudLogin.mock.calls.map(([, options]) => options.shownProblem)).toEqual(['', kind]);
  });

  it('shows a refused browser permission as forbidden', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce({ kind: 'denied' });
    await store.start();

    expect(store.$view.get()).toEqual({ kind: 'forbidden' });
  });

  it('sends the code once when called twice', async () => {
    const { store, cloudLogin } = setUp();
    const first = store.start();
    await store.connect();
    await first;

    expect(cloudLogin).toHaveBeenCalledOnce();
  });

  it('treats missing code as a lost network', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await store.start();

    expect(store.$view.get()).toEqual({ kind: 'network' });
  });

  it('shows nothing after the visitor has left', async () => {
    const { store, cloudLogin } = setUp();
    const going = store.start();
    store.dispose();
    await going;

    expect(cloudLogin.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(store.$view.get()).toEqual({ kind: 'wait' });
  });
});
