import { describe, expect, it, vi } from 'vitest';
import { createMarket, markOf, MARKET_PAGE_SIZE, MARKET_TYPING_PAUSE_MS } from '#islands/market/store.ts';
import type { MarketEntry } from '#src/api/contract/market.ts';
import type { Outcome } from '#src/stores/call-api.ts';
import { failed, settled, testHost } from '#tests/helpers/test-host.ts';

interface Question {
  keyword: string;
  category: string;
  page: number;
  page_size: number;
}
type MarketCall = (
  question: Question,
  signal: AbortSignal,
) => Promise<Outcome<{ total: number; list: readonly MarketEntry[] }>>;

const TOTAL = 30;
const all = Array.from({ length: TOTAL }, (_, index): MarketEntry => ({
  id: String(index),
  name: `Tool ${String(index)}`,
  summary: '',
  icon: '',
  category: 'orders',
  vendor: 'Berth',
  installs: 1,
  version: '1.0.0',
  updated_at: '2026-11-20',
}));
const answer: MarketCall = ({ page, page_size }) =>
  Promise.resolve({
    ok: true,
    data: { total: TOTAL, list: all.slice((page - 1) * page_size, page * page_size) },
  });
const network: MarketCall = () => Promise.resolve(failed({ kind: 'network' }));
const any = { keyword: '', category: '' };

function setUp(linked: { keyword?: unknown; category?: unknown; pages?: unknown } = {}) {
  const call = vi.fn<MarketCall>(answer);
  const query = new URLSearchParams(Object.entries(linked).map(([name, value]) => [name, String(value)]));
  const host = testHost(
    { callApi: (_call, question, signal) => call(question as Question, signal) as never }, // the only call that it knows
    { address: `https://site.test/applications?${query.toString()}` },
  );
  const market = createMarket({ host, categories: ['orders', 'rpa', 'ads'] });
  return { market, call, clock: host.clock, address: host.address, state: () => market.$market.get() };
}

/** A call that answers when the test releases it. */
function slow() {
  const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
  const call: MarketCall = async (question, signal) => {
    await promise;
    return answer(question, signal);
  };
  return { call, letGo: () => letGo(undefined) };
}

describe('createMarket', () => {
  it('reads one page after the other, until there is none', async () => {
    const { market, state } = setUp();
    const question = { keyword: 'x', category: 'orders' };
    await market.ask(question);
    expect(state()).toMatchObject({ phase: 'ready', answered: question, page: 1, total: TOTAL, firstNew: 0 });
    await market.more();
    expect(state().firstNew).toBe(MARKET_PAGE_SIZE);
    await market.more();

    expect(state().firstNew).toBe(2 * MARKET_PAGE_SIZE);
    expect(state().entries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it.each([
    [2, 2],
    [2.5, 2],
    [Number.POSITIVE_INFINITY, 10],
    [1_000_000, 10],
  ])('reads for a deep link of %d pages %i', async (asked, pages) => {
    const { market, call, state } = setUp({ pages: asked });
    market.start(any);
    await settled();

    expect(call.mock.calls.map(([question]) => question.page_size)).toEqual([pages * MARKET_PAGE_SIZE]);
    // There are three.
    expect(state()).toMatchObject({ page: Math.min(pages, 3), phase: 'ready' });
  });

  it('aborts a question when a newer one is asked, whichever answer comes first', async () => {
    const { market, call, state } = setUp();
    const late = slow();
    call.mockImplementationOnce(late.call);
    const first = market.ask({ keyword: 'old', category: '' });
    await market.ask({ keyword: 'new', category: '' });
    late.letGo();
    await first;

    expect(call.mock.calls[0]?.[1].aborted).toBe(true);
    expect(state().answered?.keyword).toBe('new');
  });

  it('requests one further page at a time, and keeps the list when that fails', async () => {
    const { market, call, state } = setUp();
    await market.ask(any);
    call.mockResolvedValueOnce(failed({ kind: 'maintenance' }));
    await Promise.all([market.more(), market.more()]);
    expect(call).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ phase: 'failed', complaint: { key: 'apiErrors.maintenance' }, page: 1 });
    expect(state().entries).toHaveLength(MARKET_PAGE_SIZE);
    await market.retry();

    expect(state()).toMatchObject({ phase: 'ready', page: 2, firstNew: MARKET_PAGE_SIZE });
  });

  it('asks once for a word typed quickly, and not again for the same', async () => {
    const { market, call, clock } = setUp();
    for (const keyword of ['c', 'cu', 'cut']) market.type({ keyword, category: '' });
    clock.advance(MARKET_TYPING_PAUSE_MS);
    await settled();
    market.type({ keyword: 'cut', category: '' });
    clock.advance(MARKET_TYPING_PAUSE_MS);
    await market.ask({ keyword: 'cut', category: '' });

    expect(call.mock.calls.map(([{ keyword }]) => keyword)).toEqual(['cut']);
  });

  it('puts what is shown into the address, and not before', async () => {
    const { market, call, address } = setUp({ category: 'rpa', keyword: 'lamp' });
    const before = address();
    const late = slow();
    call.mockImplementationOnce(late.call);
    void market.ask({ keyword: '', category: 'rpa' });
    await settled();
    expect(address()).toBe(before);
    late.letGo();
    await settled();
    expect(address()).toBe('https://site.test/applications?category=rpa');
    await market.more();
    expect(address()).toBe('https://site.test/applications?category=rpa&pages=2');
    call.mockImplementationOnce(network);
    await market.ask({ keyword: 'x', category: '' });

    expect(address()).toBe('https://site.test/applications?category=rpa&pages=2');
  });

  it.each([
    ['', '', 'lamp', 'rpa', 3],
    ['freight', '', 'freight', 'rpa', 1],
    ['', 'ads', 'lamp', 'ads', 1],
  ])(
    'starts beside the address with what was typed, %j %j, as %s %s',
    async (word, choice, keyword, category, pages) => {
      const { market, call } = setUp({ keyword: 'lamp', category: 'rpa', pages: 3 });
      const question = { keyword, category };

      expect(market.start({ keyword: word, category: choice })).toEqual(question);
      await settled();
      expect(call).toHaveBeenCalledExactlyOnceWith(
        { ...question, page: 1, page_size: pages * MARKET_PAGE_SIZE },
        expect.any(AbortSignal),
      );
    },
  );

  it('recognizes the list of the build, and one with a newer version', () => {
    const list = all.slice(0, 2);

    expect(markOf(list)).toBe(markOf(list.map((entry) => ({ ...entry, summary: 'in another language' }))));
    expect(markOf(list)).not.toBe(markOf(list.map((entry) => ({ ...entry, version: '1.0.1' }))));
    expect(markOf(list)).not.toBe(markOf(list.toReversed()));
  });

  it('changes nothing after it is left', async () => {
    const { market, clock, state } = setUp();
    const asked = market.ask(any);
    market.type({ keyword: 'x', category: '' });
    market.dispose();
    await asked;

    expect(state().phase).toBe('loading');
    expect(clock.pending()).toBe(0);
  });
});
