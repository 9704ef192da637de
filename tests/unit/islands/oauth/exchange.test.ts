/** Both ends of a sign-in: the API behind a stubbed fetch, the client over a real socket. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seal, unseal } from '#src/api/envelope/index.ts';
import { env } from '#src/config/env.ts';
import { cloudLogin } from '#islands/oauth/cloud-login.ts';
import { exchangeCode } from '#islands/oauth/exchange.ts';
import { $chatUser } from '#src/stores/page/chat-user.ts';
import { startPeer, type PeerOptions } from '#tests/helpers/bridge/peer.ts';

const answerOf = { code: 'provider-code', state: 'made-in-this-tab', redirect: 'https://site.test/oauth' };
const toExchange = { ...answerOf, verifier: 'kept-in-this-tab' };
const { signal } = new AbortController();

function stubFetch(reply: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => reply());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('exchangeCode', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));

  it('hands code, state, address and verifier over once, and gives the name back', async () => {
    const fetched = stubFetch(() =>
      Response.json({ ret: 0, msg: '', data: seal({ user_name: 'harbour2026' }, env.productApiSecret) }),
    );

    expect(await exchangeCode(toExchange, signal)).toEqual({
      kind: 'done',
      name: 'harbour2026',
      own: { referral: '', session: '' },
      isClient: false,
    });
    expect(fetched).toHaveBeenCalledOnce();
    const sent = new Request('https://site.test/', fetched.mock.calls[0]?.[1]);
    const body = (await sent.json()) as { data: string };
    expect(unseal(body.data, env.productApiSecret)).toEqual({
      ...answerOf,
      code_verifier: 'kept-in-this-tab',
      language: 'en',
    });
  });

  it.each([
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a code that the provider does not know', () => Response.json({ ret: 10021, msg: '' }), 'failed'],
    ['maintenance', () => new Response('', { status: 429 }), 'busy'],
    ['a provider that is down', () => new Response('', { status: 502 }), 'provider'],
  ] as const)('ends after %s as it has to, without a second try', async (_case, reply, kind) => {
    const fetched = stubFetch(reply);

    expect(await exchangeCode(toExchange, signal)).toEqual({ kind });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('cloudLogin', () => {
  /** A page inside the client, as far as the bridge looks at it. */
  async function insideClient(peerOptions: PeerOptions) {
    const peer = await startPeer(peerOptions);
    const cookie = [...peer.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('document', {
      cookie,
      visibilityState: 'visible',
      querySelector: () => null,
      ...listeners,
    });
    vi.stubGlobal('location', { hostname: '127.0.0.1', href: 'http://127.0.0.1/oauth', reload: vi.fn() });
    for (const [name, stub] of Object.entries(listeners)) vi.stubGlobal(name, stub);
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation(() => undefined);
    }
    return peer;
  }

  it('hands the code to the client, and lets it go afterwards', async () => {
    const peer = await insideClient({
      onRequest: (request, connection) => {
        if (request.action !== 'CloudLogin') return;
        connection.reply(request, { signedIn: true, isGuest: false, userName: '韩梅梅', role: 'boss' });
      },
    });

    expect(await cloudLogin('provider-code', { told: 'asks', signal, networkMessage: 'network' })).toEqual({
      kind: 'done',
      name: '韩梅梅',
      isClient: true,
    });
    // The chat knows who is asking from here on.
    expect($chatUser.get()).toEqual({ name: '韩梅梅', isBoss: true });
    const connection = await peer.connection();
    expect(connection.requestsOf('CloudLogin').map(({ args }) => args)).toEqual([
      [{ code: 'provider-code' }],
    ]);
    await vi.waitFor(() => expect(peer.openCount).toBe(0));
  });
});
