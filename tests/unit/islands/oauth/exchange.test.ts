/**
 * The end of a sign-in outside the client; tests/unit/stores/client-call.test.ts tests how a code is sent to the
 * client.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seal, unseal } from '#src/api/envelope.ts';
import { env } from '#src/config/env.ts';
import { exchangeCode } from '#islands/oauth/exchange.ts';

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

  it('sends code, state, address and verifier once, and returns the name', async () => {
    const fetched = stubFetch(() =>
      Response.json({ ret: 0, msg: '', data: seal({ user_name: 'harbour2026' }, env.productApiSecret) }),
    );

    const own = { referral: '', session: '' };
    const end = { kind: 'done', name: 'harbour2026', own, isClient: false };
    expect(await exchangeCode(toExchange, signal)).toEqual(end);
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
    ['too many guesses', () => Response.json({ ret: 10020, msg: '' }, { status: 429 }), 'busy'],
    ['maintenance', () => new Response('', { status: 429 }), 'busy'],
    ['a provider that is down', () => new Response('', { status: 502 }), 'provider'],
  ] as const)('ends after %s as it has to, without a second try', async (_case, reply, kind) => {
    const fetched = stubFetch(reply);

    expect(await exchangeCode(toExchange, signal)).toEqual({ kind });
    expect(fetched).toHaveBeenCalledOnce();
  });
});
