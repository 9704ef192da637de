/**
 * The applications market: one list that grows page by page. A newer question breaks off the one before it, so a slow
 * answer never replaces a newer one.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { MarketEntry } from '#src/api/contract/market.ts';
import type { Outcome } from './outcome.ts';

export interface MarketQuery {
  keyword: string;
  category: string;
}

export interface MarketState extends MarketQuery {
  phase: 'loading' | 'more' | 'ready' | 'failed';
  entries: readonly MarketEntry[];
  total: number;
  page: number;
}

export interface Market {
  $market: ReadableAtom<MarketState>;
  /** Asks anew from the first page. `pages` reads as many at once, for a deep link. */
  ask: (query: MarketQuery, pages?: number) => Promise<void>;
  more: () => Promise<void>;
  retry: () => Promise<void>;
  dispose: () => void;
}

export type MarketCall = (
  question: MarketQuery & { page: number; page_size: number },
  signal: AbortSignal,
) => Promise<Outcome<{ total: number; list: readonly MarketEntry[] }>>;

export const MARKET_PAGE_SIZE = 12;
/** A deep link may ask for so many pages at most. */
const MOST_PAGES = 10;

export function createMarket(call: MarketCall): Market {
  const $market = atom<MarketState>({
    keyword: '',
    category: '',
    phase: 'loading',
    entries: [],
    total: 0,
    page: 0,
  });
  let controller = new AbortController();
  /** How much the last question was for: trying again asks for as much. */
  let askedPages = 1;

  async function read(query: MarketQuery, page: number, pageSize: number, isMore: boolean): Promise<void> {
    controller.abort();
    const mine = new AbortController();
    controller = mine;
    const before = isMore ? $market.get().entries : [];
    $market.set({ ...$market.get(), ...query, phase: isMore ? 'more' : 'loading', entries: before });
    const result = await call({ ...query, page, page_size: pageSize }, mine.signal);
    if (mine.signal.aborted) return;
    if (!result.ok) {
      $market.set({ ...$market.get(), phase: 'failed' });
      return;
    }
    const entries = [...before, ...result.data.list];
    const pages = Math.ceil(entries.length / MARKET_PAGE_SIZE);
    $market.set({ ...query, phase: 'ready', entries, total: result.data.total, page: pages });
  }

  const ask = (query: MarketQuery, pages = 1) => {
    askedPages = Math.trunc(Math.min(Math.max(pages, 1), MOST_PAGES));
    return read(query, 1, MARKET_PAGE_SIZE * askedPages, false);
  };
  return {
    $market,
    ask,
    async more() {
      const { phase, page, keyword, category } = $market.get();
      if (phase === 'ready') await read({ keyword, category }, page + 1, MARKET_PAGE_SIZE, true);
    },
    async retry() {
      const { entries, page, keyword, category } = $market.get();
      if (entries.length > 0) await read({ keyword, category }, page + 1, MARKET_PAGE_SIZE, true);
      else await ask({ keyword, category }, askedPages);
    },
    dispose() {
      controller.abort();
    },
  };
}
