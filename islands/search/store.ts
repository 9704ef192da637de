/**
 * A search box: fetches what it looks through once, searches while the visitor types, and answers the last question only. The
 * address keeps the question, so that the other answers are still there on the way back from one. What one language has nothing for
 * is looked for in the other. Texts that could not be had are fetched again with the next keystroke.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { QUESTION_PARAMETER } from '#src/config/page-constants.ts';
import { withParameters } from '#src/domain/with-parameters.ts';
import { createSearch, type Hit, type SearchTexts } from '#src/domain/search/search.ts';

export interface SearchState {
  phase: 'idle' | 'loading' | 'failed' | 'found';
  /** What `hits` answer. */
  query: string;
  hits: readonly Hit[];
  /** Whether they are of the other language, since the page's own has none. */
  isOther: boolean;
  /** Grows when a question that was submitted has its answer: the screen then leads to the first hit. */
  answered: number;
}

interface SearchOptions {
  host: Host;
  /** @throws where the texts cannot be had */
  fetchTexts: (signal: AbortSignal) => Promise<SearchTexts>;
  /** Those of the other language. */
  fetchOther: (signal: AbortSignal) => Promise<SearchTexts>;
  /** Absent in browsers without one. */
  segmenter: Intl.Segmenter | undefined;
}

export const SEARCH_TYPING_PAUSE_MS = 120;
export const SEARCH_FETCH_LIMIT_MS = 15_000;

export function createSearchBox({ host, fetchTexts, fetchOther, segmenter }: SearchOptions) {
  const $search = atom<SearchState>({ phase: 'idle', query: '', hits: [], isOther: false, answered: 0 });
  /** `undefined` where nobody waits for an answer. */
  let asked: string | undefined;
  let stopPause: (() => void) | undefined;

  const set = (part: Partial<SearchState>): void => $search.set({ ...$search.get(), ...part });

  const own = createLoader(fetchTexts);
  const other = createLoader(fetchOther);

  /** Fetched with the first question, and kept. */
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

  /** As src/browser/fill-search-box.ts reads it. */
  const keep = (query: string): void =>
    host.replaceAddress(withParameters(host.address(), { [QUESTION_PARAMETER]: query }));

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
    // A later keystroke has its own answer.
    const isOver = () => query !== asked;
    try {
      const find = await own.load();
      if (isOver()) return;
      const found = find(query);
      // Without the other texts there is nothing either.
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
      // Offline, time limit or a broken file: the sentence says what to do.
      if (!isOver()) set({ phase: 'failed', hits: [] });
    }
  }

  return {
    $search,
    /** Fetches the texts: somebody is about to ask. */
    start: () => {
      own.load().catch(() => undefined); // fetched ahead; the search itself reports a failure
    },
    type(text: string) {
      stopPause?.();
      stopPause = host.clock.after(SEARCH_TYPING_PAUSE_MS, () => void show(text, false));
    },
    submit: (text: string) => void show(text, true),
    /** Ends what is under way; the next word begins anew. */
    dispose: () => {
      stopPause?.();
      asked = undefined;
      own.stop();
      other.stop();
    },
  };
}
