/**
 * A search box: fetches its texts once, searches while the visitor types, and answers only the last question. The
 * address keeps the question, so that Back shows the hits again. If one language has no hit, the other is searched.
 * Texts that could not be fetched are requested again with the next key.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { QUESTION_PARAMETER } from '#src/config/page-constants.ts';
import { createSearch, type Hit, type SearchTexts } from '#src/domain/search/search.ts';

export interface SearchState {
  phase: 'idle' | 'loading' | 'failed' | 'found';
  /** The question that `hits` answer. */
  query: string;
  hits: readonly Hit[];
  /** Whether the hits are in the other language, since the page's own has none. */
  isOther: boolean;
  /** Grows when a submitted question is answered: the focus then moves to the first hit. */
  answered: number;
}

interface SearchOptions {
  host: Host;
  /** @throws when the texts cannot be fetched */
  fetchTexts: (signal: AbortSignal) => Promise<SearchTexts>;
  /** Fetches the texts of the other language. */
  fetchOther: (signal: AbortSignal) => Promise<SearchTexts>;
  /** Absent in browsers without one. */
  segmenter: Intl.Segmenter | undefined;
}

export const SEARCH_TYPING_PAUSE_MS = 120;
export const SEARCH_FETCH_LIMIT_MS = 15_000;

export function createSearchBox({ host, fetchTexts, fetchOther, segmenter }: SearchOptions) {
  const $search = atom<SearchState>({ phase: 'idle', query: '', hits: [], isOther: false, answered: 0 });
  /** `undefined` while no answer is awaited. */
  let asked: string | undefined;
  let stopPause: (() => void) | undefined;

  const set = (part: Partial<SearchState>): void => $search.set({ ...$search.get(), ...part });

  const own = createLoader(fetchTexts);
  const other = createLoader(fetchOther);

  /** Fetches on the first call, and keeps the result. */
  function createLoader(fetchThem: SearchOptions['fetchTexts']) {
    let fetching: AbortController | undefined;
    let loading: Promise<(query: string) => Hit[]> | undefined;
    let isLoaded = false;

    async function fetchInTime(controller: AbortController): Promise<(query: string) => Hit[]> {
      const stopLimit = host.clock.after(SEARCH_FETCH_LIMIT_MS, () => controller.abort());
      try {
        const { documents, pinyin } = await fetchThem(controller.signal);
        isLoaded = true;
        return createSearch(documents, { segmenter, pinyin });
      } finally {
        stopLimit();
      }
    }

    return {
      isLoaded: () => isLoaded,
      load(): Promise<(query: string) => Hit[]> {
        if (loading) return loading;
        fetching = new AbortController();
        const mine = fetchInTime(fetching).catch((cause: unknown) => {
          // The next keystroke tries again.
          if (loading === mine) loading = undefined;
          throw cause;
        });
        loading = mine;
        return mine;
      },
      stop: () => {
        if (isLoaded) return;
        fetching?.abort();
        loading = undefined;
      },
    };
  }

  /** In the form that src/browser/fill-search-box.ts reads. */
  const keep = (query: string): void => host.setParameters({ [QUESTION_PARAMETER]: query });

  async function show(text: string, isSubmitted: boolean): Promise<void> {
    stopPause?.();
    const query = text.trim();
    asked = query;
    if (query === '') {
      set({ phase: 'idle', query, hits: [] });
      keep('');
      return;
    }
    if (!own.isLoaded()) set({ phase: 'loading' });
    // A later key has its own answer.
    const isOver = () => query !== asked;
    try {
      const find = await own.load();
      if (isOver()) return;
      const found = find(query);
      // Without the other language's texts there are no hits either.
      const foreign =
        found.length > 0
          ? []
          : await other.load().then(
              (findOther) => findOther(query),
              () => [],
            );
      if (isOver()) return;
      const hits = found.length > 0 ? found : foreign;
      const { answered } = $search.get();
      set({
        phase: 'found',
        query,
        hits,
        isOther: foreign.length > 0,
        answered: isSubmitted ? answered + 1 : answered,
      });
      keep(query);
    } catch {
      // Offline, time limit or a broken file: the message says what to do.
      if (!isOver()) set({ phase: 'failed', hits: [] });
    }
  }

  return {
    $search,
    /** Fetches the texts when a question is likely. */
    start: () => {
      own.load().catch(() => undefined); // fetched ahead; the search itself reports a failure
    },
    type(text: string) {
      stopPause?.();
      stopPause = host.clock.after(SEARCH_TYPING_PAUSE_MS, () => void show(text, false));
    },
    submit: (text: string) => void show(text, true),
    /** Ends the running search; the next word starts anew. */
    dispose: () => {
      stopPause?.();
      asked = undefined;
      own.stop();
      other.stop();
    },
  };
}
