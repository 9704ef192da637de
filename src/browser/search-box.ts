/**
 * Brings a search box to life: fetches the texts once, searches while the visitor types, and prints hits as text
 * nodes. Loaded on the first touch of the box, not before.
 */
import { createSearch, documentKinds, type Hit, type SearchDocument } from '#src/domain/search/search.ts';

export interface SearchTexts {
  loading: string;
  failed: string;
  /** With `{{query}}`. */
  none: string;
  /** With `{{count}}`. */
  found: string;
  foundOne: string;
  kinds: Record<string, string>;
}

const FETCH_TIMEOUT_MS = 15_000;
const TYPING_PAUSE_MS = 120;

function isDocument(value: unknown): value is SearchDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, url, title, text, keywords = '' } = value as Partial<SearchDocument>; // each field is checked here
  return (
    documentKinds.some((known) => known === kind) &&
    /^\/(?!\/)/.test(url ?? '') &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof keywords === 'string'
  );
}

async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  const list: unknown = await reply.json();
  if (!Array.isArray(list)) throw new Error(`${url} is not a list`);
  return list.filter(isDocument);
}

function printHit({ document: found, snippet }: Hit, texts: SearchTexts): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = found.url;
  link.textContent = found.title;
  const kind = document.createElement('span');
  kind.className = 'badge';
  kind.textContent = texts.kinds[found.kind] ?? '';
  const text = document.createElement('p');
  for (const part of snippet) {
    const piece = document.createElement(part.hit ? 'mark' : 'span');
    piece.textContent = part.text;
    text.append(piece);
  }
  item.append(link, kind, text);
  return item;
}

/** @param box the element that `SearchBox.astro` prints */
export function attachSearch(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const status = box.querySelector('[role="status"]');
  const list = box.querySelector('ol');
  const { index, texts: json } = box.dataset;
  if (!form || !input || !status || !list || index === undefined || json === undefined) return;
  const texts = JSON.parse(json) as SearchTexts; // printed by our own page
  const segmenter =
    'Segmenter' in Intl
      ? new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
      : undefined;

  let loading: Promise<(query: string) => Hit[]> | undefined;
  const load = () =>
    (loading ??= fetchDocuments(index).then(
      (documents) => createSearch(documents, { segmenter }),
      (cause: unknown) => {
        // The next keystroke tries again.
        loading = undefined;
        throw cause;
      },
    ));

  async function show(): Promise<void> {
    const query = input?.value.trim() ?? '';
    if (query === '') {
      list?.replaceChildren();
      say('');
      return;
    }
    if (!loading) say(texts.loading);
    try {
      const find = await load();
      // A later keystroke has its own answer.
      if (query !== input?.value.trim()) return;
      const hits = find(query);
      list?.replaceChildren(...hits.map((hit) => printHit(hit, texts)));
      const sentence = hits.length === 0 ? texts.none : hits.length === 1 ? texts.foundOne : texts.found;
      say(sentence.replace('{{query}}', query).replace('{{count}}', String(hits.length)));
    } catch {
      // Offline, time limit or a broken file: the sentence says what to do.
      list?.replaceChildren();
      say(texts.failed);
    }
  }
  const say = (sentence: string) => {
    status.textContent = sentence;
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void show(), TYPING_PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    void show().then(() => list.querySelector('a')?.focus());
  });
  if (input.value.trim() !== '') void show();
}
