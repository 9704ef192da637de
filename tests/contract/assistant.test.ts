import { describe, expect, it } from 'vitest';
import { askProvider } from '#server/assistant.ts';
import { readContent } from '#server/content/content.ts';
import type { Estimate } from '#src/api/contract/assistant.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';

const range = { low: 1, high: 2 };
const estimate: Estimate = {
  product: 'P-1',
  name: 'Boots',
  marketplace: 'Market',
  as_of: '2026-11-20',
  monthly_sales: range,
  price: range,
  currency: 'EUR',
  months: [{ month: '2026-10', ...range }],
};
const catalogue = {
  marketplaces: [{ name: 'Market', hosts: ['market.test', 'market.example'] }],
  products: [{ ...estimate, name: { zh: '靴子', en: 'Boots' } }],
};
const content = { ...readContent('server/seed'), assistant: catalogue };
const lookUp = (api: TestApi, product: string, language: 'zh' | 'en' = 'en') =>
  api.call('assistantLookUp', { product }, { language });

it('a look-up of the seller assistant is limited for each address, and for all together', async () => {
  const api = await apiForTest(
    'sqlite',
    { LIMIT_LOOK_UPS_PER_ADDRESS_HOUR: '2', LIMIT_LOOK_UPS_TOTAL_HOUR: '3' },
    { content },
  );
  const ask = (from: string) => api.call('assistantLookUp', { product: 'P_1' }, { from });
  const refused = { failure: { kind: 'ret', ret: 10020 } };
  const first = '203.0.113.7';
  expect([await ask(first), await ask(first)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await ask(first)).toMatchObject(refused);
  expect(await ask('198.51.100.1')).toMatchObject({ ok: true });
  expect(await ask('198.51.100.2')).toMatchObject(refused);
  api.clock.advance(3601);
  expect(await ask(first)).toMatchObject({ ok: true });
});

describe('the list of the content folder', () => {
  const found = { status: 'found', estimate };
  it.each([
    ['P-1', { status: 'unknown_product' }],
    ['https://www.market.test/boots/P1', { status: 'unknown_product' }],
    ['https://market.other/dp/P-1', { status: 'unknown_marketplace' }],
    ['https://evilmarket.test/dp/P-1', { status: 'unknown_marketplace' }],
  ])('has no estimate for %j', async (product, data) => {
    const others = { ...catalogue, products: [] };
    const api = await apiForTest('sqlite', {}, { content: { ...content, assistant: others } });
    expect(await lookUp(api, product)).toEqual({ ok: true, data });
  });

  it('is searched by number and by address, in the asked language', async () => {
    const named = { ...catalogue, products: catalogue.products.map((one) => ({ ...one, product: 'P1' })) };
    const api = await apiForTest('sqlite', {}, { content: { ...content, assistant: named } });
    const answer = { ...found, estimate: { ...estimate, product: 'P1' } };
    for (const product of [
      'p1',
      ' P1 ',
      'https://www.market.test/red-boots/dp/P1?th=1',
      'http://market.example/?id=P1',
    ]) {
      expect(await lookUp(api, product)).toEqual({ ok: true, data: answer });
    }
    expect(await lookUp(api, 'P1', 'zh')).toMatchObject({ data: { estimate: { name: '靴子' } } });
  });

  it('may be missing: then there is no answer', async () => {
    const api = await apiForTest('sqlite', {}, { content: { ...content, assistant: undefined } });
    expect(await lookUp(api, 'P1')).toEqual({ ok: true, data: { status: 'no_answer' } });
  });
});

describe('an operator’s provider', () => {
  it('gets the token, the product and the language, and its answer is checked by the contract', async () => {
    const peer = await startHttpPeer((_request, response) =>
      response.end(JSON.stringify({ status: 'found', estimate })),
    );
    const api = await apiForTest('sqlite', {
      ASSISTANT_PROVIDER_URL: `${peer.origin}/estimates`,
      ASSISTANT_PROVIDER_TOKEN: 'a-token',
    });
    expect(await lookUp(api, 'https://market.test/P-1')).toEqual({
      ok: true,
      data: { status: 'found', estimate },
    });
    const [asked] = peer.requests;
    expect(asked).toMatchObject({ url: '/estimates', headers: { authorization: 'Bearer a-token' } });
    expect(JSON.parse(asked?.body ?? '')).toEqual({ product: 'https://market.test/P-1', language: 'en' });
  });

  it.each([
    ['a page', 200, '<html>'],
    [
      'something else',
      200,
      JSON.stringify({ status: 'found', estimate: { ...estimate, currency: 'euros' } }),
    ],
    [
      'a range that is none',
      200,
      JSON.stringify({ status: 'found', estimate: { ...estimate, price: { low: 2, high: 1 } } }),
    ],
    ['an error', 500, JSON.stringify({ status: 'unknown_product' })],
  ])('that answers with %s counts as one without an answer', async (_what, status, body) => {
    const peer = await startHttpPeer((_request, response) => response.writeHead(status).end(body));
    const api = await apiForTest('sqlite', { ASSISTANT_PROVIDER_URL: peer.origin });
    expect(await lookUp(api, 'P-1')).toEqual({ ok: true, data: { status: 'no_answer' } });
  });

  it('is given up after its time limit', async () => {
    const peer = await startHttpPeer(() => undefined);
    const question = { product: 'P-1', language: 'en' } as const;
    await expect(askProvider({ url: peer.origin, token: undefined }, question, 50)).rejects.toThrow(/time/i);
  });
});
