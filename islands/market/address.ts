/** The market's address says what is shown: `?keyword=&category=&pages=`, so that a reload or a friend sees the same. */
import { MARKET_LIMITS } from '#src/config/wire.ts';
export interface MarketQuestion {
  /** Empty for all. */
  keyword: string;
  /** Empty for all. */
  category: string;
}

export interface MarketLink extends MarketQuestion {
  /** How many pages of the list are shown, from 1. */
  pages: number;
}

/** @param categories those that the page can show as chosen; any other is none */
export function readMarketAddress(query: URLSearchParams, categories: readonly string[]): MarketLink {
  const category = query.get('category') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').slice(0, MARKET_LIMITS.keyword),
    category: categories.includes(category) ? category : '',
    pages: Number(query.get('pages')) || 1,
  };
}

/** @returns the address with what is shown; other parameters stay */
export function writeMarketAddress(address: string, { keyword, category, pages }: MarketLink): string {
  const url = new URL(address);
  const set = (name: string, value: string) => {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  };
  set('keyword', keyword);
  set('category', category);
  set('pages', pages > 1 ? String(pages) : '');
  return url.href;
}
