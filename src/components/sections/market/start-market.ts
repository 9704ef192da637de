/** Joins the market's store to its page: what is typed, what is shown, and the address that a reload or a friend can use. */
import { applicationMarketList, type MarketEntry } from '#src/api/contract/market.ts';
import { currentAddress, queryParameters, replaceAddress } from '#src/browser/location.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createMarket, MARKET_PAGE_SIZE, type MarketState } from '#src/stores/market.ts';

/** Typing pauses so long before a question is asked. */
const TYPING_PAUSE_MS = 250;

interface Texts {
  categories: Record<string, string>;
  total: string;
  installs: string;
  updated: string;
  version: string;
  more: string;
  emptyTitle: string;
}

export function startMarket(page: HTMLElement): () => void {
  const language = page.dataset['language'] === 'en' ? 'en' : 'zh';
  // Written by the same build, in Market.astro.
  const texts = JSON.parse(page.querySelector('script')?.textContent ?? '{}') as Texts;
  const form = page.querySelector('form');
  const market = createMarket((question, signal) =>
    callApi(applicationMarketList, question, {
      language,
      signal,
    }),
  );
  if (!form) return market.dispose;

  const query = () => {
    const data = new FormData(form);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    return { keyword: text('keyword'), category: text('category') };
  };
  const clear = () => {
    form.reset();
    void market.ask(query());
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    void market.ask(query());
  });
  form.addEventListener('input', ({ target }) => {
    clearTimeout(pause);
    const isTyping = target instanceof HTMLInputElement && target.type === 'search';
    pause = setTimeout(() => void market.ask(query()), isTyping ? TYPING_PAUSE_MS : 0);
  });
  page.querySelector('[data-clear]')?.addEventListener('click', clear);
  page.querySelector('[data-retry]')?.addEventListener('click', () => void market.retry());
  page.querySelector('[data-more]')?.addEventListener('click', () => {
    const shown = market.$market.get().entries.length;
    // The keyboard goes on at the first new entry, not at the page's end.
    void market.more().then(() => page.querySelectorAll<HTMLElement>('[data-name]')[shown]?.focus());
  });

  const end = market.$market.listen((state) => {
    show(page, texts, state);
    keepInAddress(state);
  });
  // What the address says, unless somebody was quicker than this script.
  const [typed, linked] = [query(), fromAddress()];
  const keyword = typed.keyword || linked.keyword;
  const category = typed.category || linked.category;
  const isLinked = keyword === linked.keyword && category === linked.category;
  const keywordField = form.elements.namedItem('keyword');
  if (keywordField instanceof HTMLInputElement && !typed.keyword) keywordField.value = keyword;
  for (const choice of form.querySelectorAll<HTMLInputElement>('[name=category]')) {
    choice.checked = choice.value === category;
  }
  void market.ask({ keyword, category }, isLinked ? linked.pages : 1);
  return () => {
    clearTimeout(pause);
    end();
    market.dispose();
  };
}

function fromAddress() {
  const query = queryParameters();
  return {
    keyword: (query.get('keyword') ?? '').slice(0, 64),
    category: query.get('category') ?? '',
    pages: Number(query.get('pages')) || 1,
  };
}

function keepInAddress({ phase, keyword, category, page }: MarketState): void {
  if (phase !== 'ready') return;
  const address = new URL(currentAddress());
  const set = (name: string, value: string) => {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  };
  set('keyword', keyword);
  set('category', category);
  set('pages', page > 1 ? String(page) : '');
  replaceAddress(address.href);
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}

function show(page: HTMLElement, texts: Texts, state: MarketState): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);
  const [list, total, more] = [part('list'), part('total'), part('more')];
  const { phase, entries } = state;
  page.setAttribute('aria-busy', String(phase === 'loading' || phase === 'more'));
  // While a new question is under way, the old answer stays: nothing jumps.
  if (list && phase !== 'loading') {
    const shown = list.querySelectorAll('.market__entry').length;
    const isMore = shown > 0 && entries.length > shown && state.page > 1;
    // A further page that is on its way, or did not come, leaves what is there alone: focus and place stay.
    const isSame = phase === 'more' || (phase === 'failed' && entries.length > 0);
    const fresh = () =>
      (isMore ? entries.slice(shown) : entries).map((entry) => entryElement(page, texts, entry));
    if (isMore) list.append(...fresh());
    else if (!isSame) list.replaceChildren(...fresh());
  }
  if (total && phase === 'ready') total.textContent = fill(texts.total, { total: String(state.total) });
  else if (total && phase === 'failed' && entries.length === 0) total.textContent = '';
  const isEmpty = phase === 'ready' && entries.length === 0;
  const empty = part('empty');
  if (empty) empty.hidden = !isEmpty;
  const title = part('empty-title');
  if (title && isEmpty) {
    title.textContent = fill(texts.emptyTitle, {
      keyword: state.keyword || (texts.categories[state.category] ?? ''),
    });
  }
  const failed = part('failed');
  if (failed) failed.hidden = phase !== 'failed';
  if (more) {
    const left = state.total - entries.length;
    more.hidden = phase === 'loading' || left <= 0;
    more.textContent = fill(texts.more, { count: String(Math.min(left, MARKET_PAGE_SIZE)) });
    more.setAttribute('aria-disabled', String(phase === 'more'));
  }
}

function entryElement(page: HTMLElement, texts: Texts, entry: MarketEntry): Node {
  const copy = page.ownerDocument.importNode(
    page.querySelector('template')?.content ?? new DocumentFragment(),
    true,
  );
  const set = (name: string, text: string) => {
    const target = copy.querySelector(`[data-${name}]`);
    if (target) target.textContent = text;
  };
  set('name', entry.name);
  set('summary', entry.summary);
  const locale = page.dataset['locale'] ?? 'zh-CN';
  set(
    'facts',
    [
      texts.categories[entry.category] ?? entry.category,
      entry.vendor,
      fill(texts.installs, { count: entry.installs.toLocaleString(locale) }),
      fill(texts.version, { version: entry.version }),
      fill(texts.updated, { date: entry.updated_at }),
    ].join(' · '),
  );
  // Pictures of this site only; anything else is left out.
  if (/^\/[\w./-]+\.(?:svg|png|webp)$/.test(entry.icon)) {
    copy.querySelector('[data-icon]')?.setAttribute('src', entry.icon);
  } else copy.querySelector('[data-icon]')?.remove();
  return copy.firstElementChild ?? copy;
}
