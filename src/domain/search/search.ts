/**
 * Searches help, questions, news and changes in a list that is small enough to read completely: no index, no library,
 * and a Chinese term is found anywhere, however its neighbours are segmented. Some ten thousand entries would need an
 * index instead.
 */
import {
  countWords,
  isHan,
  normalize,
  spelledWords,
  spellingsOf,
  stem,
  termsOf,
  type Pinyin,
  type Term,
} from './terms.ts';

export const documentKinds = ['faq', 'video', 'page', 'news', 'changelog', 'legal'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface SearchDocument {
  kind: DocumentKind;
  /** Path on this site, in the document's language. */
  url: string;
  title: string;
  /** Plain text. */
  text: string;
  /** Hidden search words: those of the address, which are English in every language. */
  keywords?: string | undefined;
  /** Other common names; they count like the title, and are not shown. */
  names?: readonly string[] | undefined;
}

/** The search texts, as the build writes them. */
export interface SearchTexts {
  documents: readonly SearchDocument[];
  pinyin: Pinyin;
}

/** A part of a text; `hit` if the query asked for it. */
export interface SnippetPart {
  text: string;
  hit: boolean;
}

export interface Hit {
  document: SearchDocument;
  score: number;
  snippet: SnippetPart[];
}

export interface SearchOptions {
  segmenter?: Intl.Segmenter | undefined;
  /** Pinyin of words in the documents. */
  pinyin?: Pinyin | undefined;
  limit?: number | undefined;
  /** Excludes documents that lack one of the words. */
  needsAll?: boolean | undefined;
}

interface Field {
  text: string;
  /** Latin words with their stems and frequencies. */
  words: { word: string; stem: string; times: number }[];
}

interface Prepared {
  document: SearchDocument;
  /** All names, normalized for comparison with a whole query. */
  names: readonly string[];
  title: Field;
  text: Field;
}

/** An answer is more useful than a clause with the same word. */
const KIND_WEIGHT: Record<DocumentKind, number> = {
  faq: 1.15,
  video: 1,
  page: 1,
  news: 0.9,
  changelog: 0.8,
  legal: 0.5,
};
const TITLE_WEIGHT = 5;
/** For a title that contains the query as typed; for a page's name the weight grows with the query's share of it. */
const PHRASE_WEIGHT = { title: 1.5, name: 3 };
/** Two screens of a phone; more are not read. */
export const MAX_HITS = 8;
const SNIPPET_CHARS = { han: 72, latin: 150 };

const field = (source: string): Field => {
  const text = normalize(source);
  const words = [...countWords(text)].map(([word, times]) => ({ word, stem: stem(word), times }));
  return { text, words };
};

function countOf(text: string, term: string): number {
  return text.split(term).length - 1;
}

/** Whether `a` becomes `b` by one inserted, deleted, changed or swapped letter. */
function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1] ?? ''}${left[0] ?? ''}`;
}

const wordsOf = ({ stem, others = [] }: Term): string[] => [stem, ...others];

/** How strongly a field matches a term: 0 for no match; further matches add less and less. */
function strength(field: Field, term: Term, isLoose: boolean): number {
  let count = 0;
  if (isHan(term.stem)) {
    count = wordsOf(term).reduce((sum, word) => sum + countOf(field.text, word), 0);
  } else {
    for (const { word, stem: found, times } of field.words) {
      if (found === term.stem) count += times;
      else if (term.stem.length >= 3 && word.startsWith(term.stem)) count += 0.6 * times;
      else if (isLoose && term.word.length >= 5 && isOneTypoApart(word, term.word)) count += 0.5 * times;
    }
  }
  return count / (count + 1);
}

/** Positions of the terms in a text, in order; a Latin one extends to the end of its word. */
function placesOf(text: string, terms: readonly Term[]): { at: number; end: number }[] {
  const lower = text.toLowerCase();
  return terms
    .flatMap(wordsOf)
    .flatMap((term) => {
      const at = lower.indexOf(term);
      if (at < 0) return [];
      const tail = isHan(term) ? '' : (/^[\p{L}\p{N}]*/u.exec(lower.slice(at + term.length))?.[0] ?? '');
      return [{ at, end: at + term.length + tail.length }];
    })
    .sort((a, b) => a.at - b.at);
}

function snippetOf(text: string, terms: readonly Term[]): SnippetPart[] {
  const places = placesOf(text, terms);
  const size = isHan(text) ? SNIPPET_CHARS.han : SNIPPET_CHARS.latin;
  const first = places[0]?.at ?? 0;
  const sentence = Math.max(text.lastIndexOf('。', first), text.lastIndexOf('. ', first)) + 1;
  const from = first - sentence < size / 2 ? sentence : Math.max(0, first - Math.floor(size / 4));
  const to = Math.min(text.length, from + size);

  const parts: SnippetPart[] = [];
  let at = from;
  for (const place of places) {
    if (place.at < at || place.end > to) continue;
    if (place.at > at) parts.push({ text: text.slice(at, place.at), hit: false });
    parts.push({ text: text.slice(place.at, place.end), hit: true });
    at = place.end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), hit: false });
  const [head] = parts;
  if (head && !head.hit) head.text = (from > sentence ? '…' : '') + head.text.trimStart();
  if (to < text.length) parts.push({ text: '…', hit: false });
  return parts;
}

/** @returns 1, or more if a name contains the query as typed */
function phraseWeight(phrase: string, names: readonly string[], isPage: boolean): number {
  const matching = names.filter((name) => phrase.length > 1 && name.includes(phrase));
  if (matching.length === 0) return 1;
  const share = Math.max(...matching.map((name) => phrase.length / name.length));
  return PHRASE_WEIGHT.title + (isPage ? PHRASE_WEIGHT.name * share : 0);
}

/** @returns a function from a query to its hits, best first; an empty query has none */
export function createSearch(
  documents: readonly SearchDocument[],
  { segmenter, pinyin = {}, limit = MAX_HITS, needsAll = false }: SearchOptions = {},
): (query: string) => Hit[] {
  const prepared: Prepared[] = documents.map((document) => {
    const names = [document.title, ...(document.names ?? [])];
    return {
      document,
      names: names.map(normalize),
      title: field(names.join(' ')),
      text: field(`${document.text} ${document.keywords ?? ''}`),
    };
  });

  const spellings = spellingsOf(pinyin);
  const rate = (term: Term, isLoose: boolean): number[] =>
    prepared.map(
      ({ title, text }) => TITLE_WEIGHT * strength(title, term, isLoose) + strength(text, term, isLoose),
    );
  const isFound = (term: Term): boolean => rate(term, false).some((score) => score > 0);

  /** Latin letters without a match may be the pinyin of Chinese words, alone or together: `yan zheng ma`. */
  function withPinyinWords(terms: readonly Term[]): readonly Term[] {
    const isForeign = (term: Term) => !isHan(term.stem) && !isFound(term);
    if (terms.length > 1 && terms.every((term) => !isHan(term.stem))) {
      const together = spelledWords(terms.map(({ word }) => word).join(''), spellings);
      if (together && !terms.every(isFound)) return together;
    }
    return terms.flatMap(
      (term) => (isForeign(term) ? spelledWords(term.word, spellings) : undefined) ?? [term],
    );
  }

  function scoresOf(term: Term): number[] {
    const exact = rate(term, false);
    const found = exact.some((score) => score > 0) ? exact : rate(term, true);
    const matches = found.filter((score) => score > 0).length;
    const rarity = Math.log(1 + prepared.length / Math.max(1, matches));
    return found.map((score) => score * rarity);
  }

  return (query) => {
    const terms = withPinyinWords(termsOf(query, segmenter));
    const phrase = normalize(query).trim();
    const byTerm = terms.map(scoresOf);
    return prepared
      .map(({ document, names }, index) => {
        const scores = byTerm.map((list) => list[index] ?? 0);
        const coverage = scores.filter((score) => score > 0).length / Math.max(1, terms.length);
        const whole = phraseWeight(phrase, names, document.kind === 'page');
        const sum = scores.reduce((total, score) => total + score, 0);
        const isIncluded = coverage === 1 || !needsAll;
        return { document, score: isIncluded ? sum * coverage ** 2 * whole * KIND_WEIGHT[document.kind] : 0 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map((hit) => ({ ...hit, snippet: snippetOf(hit.document.text, terms) }));
  };
}
