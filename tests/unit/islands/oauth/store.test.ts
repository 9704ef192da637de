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

/** @param who is signed in on the site before */
function setUp({ asked = exchanging, isInClient = true, who = '' } = {}) {
  const cloudLogin = vi.fn<OauthReturnOptions['cloudLogin']>(() => Promise.resolve(signedIn));
  const exchange = vi.fn<OauthReturnOptions['exchange']>(() => Promise.resolve(outside));
  const takeTask = vi.fn(() => ({ asked, callback: '/faq' }));
  const setOut = vi.fn(() => Promise.resolve(true));
  const goOn = vi.fn();
  const remembered = { name: who };
  const store = createOauthReturn({
    takeTask,
    setOut,
    isInClient: () => isInClient,
    cloudLogin,
    exchange,
    signedIn: {
      name: () => remembered.name,
      own: () => undefined,
      remember: (name) => void (remembered.name = name),
      forget: () => void (remembered.name = ''),
    },
    goOn,
    networkMessage: 'network',
  });
  return { store, cloudLogin, exchange, takeTask, setOut, goOn, remembered };
}

describe('createOauthReturn', () => {
  it.each(['denied', 'state', 'used', 'expired'] as const)(
    'sends nothing for an answer that is %s',
    async (kind) => {
      const { store, cloudLogin, exchange } = setUp({ asked: { kind } });
      await store.start();
      await store.connect();

      expect(store.$view.get()).toEqual({ kind });
      // The next try goes on to the same place.
      expect(store.$callback.get()).toBe('/faq');
      expect(cloudLogin).not.toHaveBeenCalled();
      expect(exchange).not.toHaveBeenCalled();
    },
  );

  it('sends the code to the client where there is one', async () => {
    const { store, cloudLogin, exchange } = setUp();
    await store.start();

    expect(store.$view.get()).toEqual(signedIn);
    expect(store.$callback.get()).toBe('/faq');
    expect(cloudLogin.mock.calls[0]).toMatchObject(['c', { told: '', networkMessage: 'network' }]);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('sends code, state and address to the API elsewhere', async () => {
    const { store, cloudLogin, exchange } = setUp({ isInClient: false });
    await store.start();

    expect(store.$view.get()).toEqual({ kind: 'done', name: 'harbor', isClient: false });
    expect(exchange.mock.calls[0]?.[0]).toEqual({
      code: 'c',
      state: 's',
      redirect: 'https://site.test/oauth',
      verifier: 'v',
    });
    expect(cloudLogin).not.toHaveBeenCalled();
  });

  it('goes on by itself inside the client, to where the visitor was', async () => {
    const { store, goOn, remembered } = setUp();
    await store.start();

    expect(goOn).toHaveBeenCalledExactlyOnceWith('/faq');
    // The client remembers its own.
    expect(remembered.name).toBe('');
  });

  it('stays outside of the client, and remembers who it is', async () => {
    const { store, goOn, remembered } = setUp({ isInClient: false });
    await store.start();

    expect(goOn).not.toHaveBeenCalled();
    expect(remembered.name).toBe('harbor');
  });

  describe('asked to set out', () => {
    const asked = { kind: 'start' } as const;

    it('leaves for the provider, and remembers where to go on to', async () => {
      const { store, setOut } = setUp({ asked });
      await store.start();

      expect(store.$view.get()).toEqual({ kind: 'leaving' });
      expect(setOut).toHaveBeenCalledExactlyOnceWith('/faq');
    });

    it('says that this browser cannot', async () => {
      const { store, setOut } = setUp({ asked });
      setOut.mockResolvedValueOnce(false);
      await store.start();

      expect(store.$view.get()).toEqual({ kind: 'unable' });
    });

    it('shows who is signed in already, outside of the client', async () => {
      const { store, setOut } = setUp({ asked, who: 'mei', isInClient: false });
      await store.start();

      expect(store.$view.get()).toEqual({ kind: 'done', name: 'mei', isClient: false });
      expect(setOut).not.toHaveBeenCalled();
    });

    it('signs the client in whoever is signed in on the site', async () => {
      const { store, setOut } = setUp({ asked, who: 'mei' });
      await store.start();

      expect(setOut).toHaveBeenCalledOnce();
    });
  });

  describe('asked nothing', () => {
    const asked = { kind: 'none' } as const;

    it('says that nobody is signed in', async () => {
      const { store, setOut } = setUp({ asked, isInClient: false });
      await store.start();

      expect(store.$view.get()).toEqual({ kind: 'out' });
      expect(setOut).not.toHaveBeenCalled();
    });

    it('says who is, and forgets it at a word', async () => {
      const { store, remembered } = setUp({ asked, who: 'mei', isInClient: false });
      await store.start();
      expect(store.$view.get()).toEqual({ kind: 'done', name: 'mei', isClient: false });

      store.signOut();
      expect(store.$view.get()).toEqual({ kind: 'out' });
      expect(remembered.name).toBe('');
    });
  });

  it.each([
    [{ kind: 'asks' }, 'asks'],
    [{ kind: 'denied' }, 'forbidden'],
    [{ kind: 'elsewhere' }, 'elsewhere'],
  ] as const)('shows %j as %s', async (end, kind) => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce(end);
    await store.start();

    expect(store.$view.get()).toEqual({ kind });
  });

  it('tries again by the visitor’s word, and waits meanwhile', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce({ kind: 'asks' });
    await store.start();
    const again = store.connect();

    expect(store.$view.get()).toEqual({ kind: 'wait' });
    await again;
    expect(store.$view.get()).toEqual(signedIn);
    expect(cloudLogin.mock.calls.map(([, { told }]) => told)).toEqual(['', 'asks']);
  });

  it('has another tab let go by the visitor’s word, which says nothing of the browser’s question', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce({ kind: 'elsewhere' });
    await store.start();
    await store.connect();

    expect(cloudLogin).toHaveBeenLastCalledWith('c', expect.objectContaining({ told: 'elsewhere' }));
    expect(store.$view.get()).toEqual(signedIn);
  });

  it('sends the code once, though asked twice', async () => {
    const { store, cloudLogin } = setUp();
    const first = store.start();
    await store.connect();
    await first;

    expect(cloudLogin).toHaveBeenCalledOnce();
  });

  it('takes code that did not arrive for a lost network', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await store.start();

    expect(store.$view.get()).toEqual({ kind: 'network' });
  });

  it('keeps an answer whose sending did not come, and tries again without taking it for an agreement', async () => {
    const { store, cloudLogin } = setUp();
    cloudLogin.mockResolvedValueOnce({ kind: 'unsent' });
    await store.start();
    expect(store.$view.get()).toEqual({ kind: 'unsent' });

    await store.connect();

    expect(cloudLogin).toHaveBeenLastCalledWith('c', expect.objectContaining({ told: 'unsent' }));
    expect(store.$view.get()).toMatchObject({ kind: 'done' });
  });

  it('shows nothing more once the visitor has left', async () => {
    const { store, cloudLogin } = setUp();
    const going = store.start();
    store.dispose();
    await going;

    expect(cloudLogin.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(store.$view.get()).toEqual({ kind: 'wait' });
  });
});
