import { describe, expect, it, vi } from 'vitest';
import type { MarketEntry } from '#src/api/contract/market.ts';
import { createMarket, MARKET_PAGE_SIZE, type MarketCall } from '#src/stores/market.ts';
import { explain } from '#src/stores/explain.ts';
import { settled } from '#tests/helpers/register-store.ts';

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
const network: MarketCall = () => Promise.resolve(explain({ kind: 'network' }));
const any = { keyword: '', category: '' };

function setUp() {
  const call = vi.fn<MarketCall>(answer);
  const market = createMarket(call);
  return { market, call, state: () => market.$market.get() };
}

describe('createMarket', () => {
  it('reads one page, then the next behind it, until there is none', async () => {
    const { market, state } = setUp();
    await market.ask({ keyword: 'x', category: 'orders' });
    expect(state()).toMatchObject({
      phase: 'ready',
      keyword: 'x',
      category: 'orders',
      page: 1,
      total: TOTAL,
    });
    await market.more();
    await market.more();

    expect(state().entries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('reads the pages of a deep link at once', async () => {
    const { market, call, state } = setUp();
    await market.ask(any, 2);

    expect(call).toHaveBeenCalledExactlyOnceWith(
      { ...any, page: 1, page_size: 2 * MARKET_PAGE_SIZE },
      expect.any(AbortSignal),
    );
    expect(state()).toMatchObject({ page: 2, phase: 'ready' });
  });

  it.each([
    [-3, 1],
    [0, 1],
    [2.5, 2],
    [Number.POSITIVE_INFINITY, 10],
    [1_000_000, 10],
  ])('reads for a deep link of %d pages %i', async (asked, pages) => {
    const { market, call } = setUp();
    await market.ask(any, asked);

    expect(call.mock.calls[0]?.[0].page_size).toBe(pages * MARKET_PAGE_SIZE);
  });

  it('lets a newer question break off the one before, whatever comes first', async () => {
    const { market, call, state } = setUp();
    const slow: (() => void)[] = [];
    call.mockImplementationOnce(
      (question, signal) => new Promise((resolve) => slow.push(() => resolve(answer(question, signal)))),
    );
    const first = market.ask({ keyword: 'old', category: '' });
    await market.ask({ keyword: 'new', category: '' });
    slow[0]?.();
    await first;

    expect(call.mock.calls[0]?.[1].aborted).toBe(true);
    expect(state().keyword).toBe('new');
  });

  it('asks for one further page at a time', async () => {
    const { market, call } = setUp();
    await market.ask(any);
    void market.more();
    void market.more();
    await settled();

    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps what is there when a further page fails, and goes on from there', async () => {
    const { market, call, state } = setUp();
    await market.ask(any);
    call.mockImplementationOnce(network);
    await market.more();
    expect(state()).toMatchObject({ phase: 'failed', page: 1 });
    expect(state().entries).toHaveLength(MARKET_PAGE_SIZE);
    await market.retry();

    expect(state()).toMatchObject({ phase: 'ready', page: 2 });
  });

  it('asks a question that failed once more, with all its pages', async () => {
    const { market, call, state } = setUp();
    call.mockImplementationOnce(network);
    await market.ask({ keyword: 'x', category: '' }, 2);
    expect(state()).toMatchObject({ phase: 'failed', entries: [] });
    await market.retry();

    expect(state()).toMatchObject({ phase: 'ready', keyword: 'x', page: 2 });
  });

  it('answers nothing any more once it is left', async () => {
    const { market, state } = setUp();
    const asked = market.ask(any);
    market.dispose();
    await asked;

    expect(state().phase).toBe('loading');
  });
});
