import { describe, expect, it, vi } from 'vitest';
import type { OauthReturn } from '#src/domain/oauth-return.ts';
import { createOauthReturn, type OauthReturnOptions } from '#src/stores/oauth-return.ts';

const exchanging: OauthReturn = { kind: 'exchange', code: 'c', state: 's' };
const signedIn = { kind: 'done', name: 'harbor', isClient: true } as const;

function setUp({ answer = exchanging, isInClient = true } = {}) {
  const cloudLogin = vi.fn<OauthReturnOptions['cloudLogin']>(() => Promise.resolve(signedIn));
  const exchange = vi.fn<OauthReturnOptions['exchange']>(() =>
    Promise.resolve({ kind: 'done', name: 'harbor', isClient: false }),
  );
  const takeAnswer = vi.fn(() => ({
    answer,
    next: 'https://site.test/faq',
    redirect: 'https://site.test/oauth',
  }));
  const store = createOauthReturn({
    takeAnswer,
    isInClient: () => isInClient,
    cloudLogin,
    exchange,
    networkMessage: 'network',
  });
  return { store, cloudLogin, exchange, takeAnswer };
}

describe('createOauthReturn', () => {
  it('waits, and takes nothing out of the address, before it is started', () => {
    const { store, takeAnswer } = setUp();

    expect(store.$view.get()).toEqual({ kind: 'wait' });
    expect(takeAnswer).not.toHaveBeenCalled();
  });

  it.each(['denied', 'state'] as const)('sends nothing for an answer that is %s', async (kind) => {
    const { store, cloudLogin, exchange } = setUp({ answer: { kind } });
    await store.start();
    await store.connect();

    expect(store.$view.get()).toEqual({ kind });
    expect(store.$next.get()).toBeUndefined();
    expect(cloudLogin).not.toHaveBeenCalled();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('sends the code to the client where there is one', async () => {
    const { store, cloudLogin, exchange } = setUp();
    await store.start();

    expect(store.$view.get()).toEqual(signedIn);
    expect(store.$next.get()).toBe('https://site.test/faq');
    expect(cloudLogin.mock.calls[0]).toMatchObject(['c', { hasAgreed: false, networkMessage: 'network' }]);
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
    });
    expect(cloudLogin).not.toHaveBeenCalled();
  });

  it.each([
    [{ kind: 'asks' }, 'asks'],
    [{ kind: 'denied' }, 'forbidden'],
    [{ kind: 'unreached', reason: 'gone' }, 'unreached'],
    [{ kind: 'failed', reason: 'no' }, 'failed'],
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
    expect(cloudLogin.mock.calls.map(([, { hasAgreed }]) => hasAgreed)).toEqual([false, true]);
  });

  it('sends one code at a time', async () => {
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

  it('shows nothing more once the visitor has left', async () => {
    const { store, cloudLogin } = setUp();
    const going = store.start();
    store.dispose();
    await going;

    expect(cloudLogin.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(store.$view.get()).toEqual({ kind: 'wait' });
  });
});
