/**
 * The applications market: one list, to which pages are added. A newer question aborts the one before, so a slow answer
 * never replaces a newer one. Until it is answered, the old answer stays; at first that is the list that the page was
 * built with, which also stays if the API's list is the same. The address names what is shown.
 *
 *   loading ── answered → ready ── more → more ── answered → ready
 *      └─ failed, and nothing shown         └─ failed, with the old answer
 *
 * A new question leads from each state to loading; from failed the same question does too.
 */
import { atom } from 'nanostores';
import { applicationMarketList, type MarketEntry } from '#src/api/contract/market.ts';
import { MARKET_LIMITS } from '#src/config/wire.ts';
import type { Message } from '#src/domain/validation/message.ts';
import type { SiteHost } from '#src/stores/site-host.ts';

export interface MarketQuestion {
  /** Empty for all, as is the category. */
  keyword: string;
  category: string;
}

interface MarketLink extends MarketQuestion {
  /** How many pages of the list are shown, from 1. */
  pages: number;
}

export interface MarketState {
  phase: 'loading' | 'more' | 'ready' | 'failed';
  /** Why the last question failed. */
  complaint?: Message | undefined;
  /** What the visitor wants to see. */
  asked: MarketQuestion;
  /** The question of `entries` and `total`; absent where there is no answer to show. */
  answered: MarketQuestion | undefined;
  entries: readonly MarketEntry[];
  total: number;
  /** Number of pages in `entries`. */
  page: number;
  /** Index of the first entry of the page that was added last; 0 if none was. */
  firstNew: number;
}

interface MarketOptions {
  host: SiteHost;
  /** API ids of the categories. */
  categories: readonly string[];
}

export const MARKET_PAGE_SIZE = 12;
export const MARKET_TYPING_PAUSE_MS = 250;
/** The most pages that a deep link may ask for. */
const MAX_PAGES = 10;
/** The question for the whole list. */
export const ALL: MarketQuestion = { keyword: '', category: '' };
const NOTHING = { answered: undefined, entries: [], total: 0, page: 0, firstNew: 0 };

export const isAll = ({ keyword, category }: MarketQuestion): boolean => keyword === '' && category === '';

/** Tells whether two lists show the same applications in the same versions. */
export const markOf = (entries: readonly Pick<MarketEntry, 'id' | 'version' | 'installs'>[]): string =>
  entries.map(({ id, version, installs }) => `${id} ${version} ${String(installs)}`).join();

/** Keeps only categories that the page can show as chosen. */
function linkOf(query: URLSearchParams, categories: readonly string[]): MarketLink {
  const category = query.get('category') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').slice(0, MARKET_LIMITS.keyword),
    category: categories.includes(category) ? category : '',
    pages: Number(query.get('pages')) || 1,
  };
}

export function createMarket({ host, categories }: MarketOptions) {
  const $market = atom<MarketState>({ phase: 'loading', asked: ALL, ...NOTHING });
  let controller = new AbortController();
  /** The last question and its number of pages, for trying again. */
  let asked: MarketLink | undefined;
  let stopPause: (() => void) | undefined;

  async function request(question: MarketQuestion, page: number, pageSize: number) {
    controller.abort();
    const mine = new AbortController();
    controller = mine;
    const { keyword, category } = question;
    const payload = { keyword, category, page, page_size: pageSize };
    const result = await host.callApi(applicationMarketList, payload, mine.signal);
    return mine.signal.aborted ? undefined : result;
  }

  function show(question: MarketQuestion, entries: readonly MarketEntry[], total: number, firstNew: number) {
    const page = Math.ceil(entries.length / MARKET_PAGE_SIZE);
    $market.set({ phase: 'ready', asked: question, answered: question, entries, total, page, firstNew });
    host.setParameters({ ...question, pages: page > 1 ? String(page) : '' });
  }

  async function read(link: MarketLink): Promise<void> {
    stopPause?.();
    asked = link;
    const { keyword, category } = link;
    $market.set({ ...$market.get(), phase: 'loading', asked: { keyword, category } });
    const result = await request(link, 1, MARKET_PAGE_SIZE * link.pages);
    if (!result) return;
    if (result.ok) show({ keyword, category }, result.data.list, result.data.total, 0);
    else $market.set({ ...$market.get(), phase: 'failed', complaint: result.complaint?.message, ...NOTHING });
  }

  async function more(): Promise<void> {
    const { phase, answered, entries, page } = $market.get();
    if (!answered || (phase !== 'ready' && phase !== 'failed')) return;
    $market.set({ ...$market.get(), phase: 'more' });
    const result = await request(answered, page + 1, MARKET_PAGE_SIZE);
    if (!result) return;
    if (result.ok) show(answered, [...entries, ...result.data.list], result.data.total, entries.length);
    else $market.set({ ...$market.get(), phase: 'failed', complaint: result.complaint?.message });
  }

  const isAsked = ({ keyword, category }: MarketQuestion) =>
    $market.get().phase !== 'failed' && keyword === asked?.keyword && category === asked.category;

  return {
    $market,
    /** Asks what was typed or chosen before hydration, else what the address says. @returns what is asked */
    start: (typed: MarketQuestion) => {
      const linked = linkOf(host.query(), categories);
      const keyword = typed.keyword || linked.keyword;
      const category = typed.category || linked.category;
      const isLinked = keyword === linked.keyword && category === linked.category;
      const pages = isLinked ? Math.trunc(Math.min(Math.max(linked.pages, 1), MAX_PAGES)) : 1;
      void read({ keyword, category, pages });
      return { keyword, category };
    },
    /** Asks when the visitor pauses. */
    type(question: MarketQuestion) {
      stopPause?.();
      stopPause = host.clock.after(MARKET_TYPING_PAUSE_MS, () => {
        if (!isAsked(question)) void read({ ...question, pages: 1 });
      });
    },
    /** Asks at once, from the first page. */
    async ask(question: MarketQuestion) {
      if (!isAsked(question)) await read({ ...question, pages: 1 });
    },
    more,
    /** Repeats the question that failed. */
    async retry() {
      if ($market.get().answered) await more();
      else if (asked) await read(asked);
    },
    dispose: () => {
      stopPause?.();
      controller.abort();
    },
  };
}
