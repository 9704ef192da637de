/**
 * Splits a query into terms. Latin text is split at spaces and stemmed; Chinese has no spaces and is split by the
 * browser's dictionary (`Intl.Segmenter`), or into pairs of characters without one.
 */
const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

const STOP_WORDS = new Set(
  [
    'a an and are at be by can do does for from how i if in is it my of on or our the this to was what when where which who why with you your',
    '的 了 吗 呢 吧 啊 我 你 您 我们 你们 怎么 怎样 怎么办 如何 什么 是 在 和 与 或 及 有 没有 要 会 能 能不能 可以 这个 那个 一个 为什么 哪里 请问',
  ]
    .join(' ')
    .split(' '),
);

/** Normalizes full-width forms and capitals. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Deliberately crude: it only has to match `invoices`, `invited` and `inviting`. */
export function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  return word.replace(/(?:ations?|ings?|ers?|ed|es|s|e)$/, '');
}

export function isHan(term: string): boolean {
  return HAN.test(term);
}

function pairs(run: string): string[] {
  return run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2));
}

/** Whether a Chinese word is a useful search word. */
export const isSignificant = (word: string): boolean => word.length > 1 && !STOP_WORDS.has(word);

/** @param segmenter left out if the browser has none */
function cutChinese(run: string, segmenter: Intl.Segmenter | undefined): string[] {
  if (!segmenter) return pairs(run);
  const words = [...segmenter.segment(run)].map(({ segment }) => segment);
  const telling = words.filter(isSignificant);
  // Only single characters: the dictionary does not know the word, so its pairs are used.
  return telling.length > 0 ? telling : pairs(run);
}

export interface Term {
  /** The searched form: the stem of a Latin word, a Chinese word as it is. */
  stem: string;
  /** The typed form, for detecting typing errors. */
  word: string;
  /** Other Chinese words with the same pinyin; any of them matches. */
  others?: readonly string[];
}

/** Chinese words with their syllables in pinyin, without tones: `dian pu` for 店铺. */
export type Pinyin = Readonly<Record<string, string>>;

/** Words by their pinyin as typed: all syllables, or the initials. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

export function spellingsOf(pinyin: Pinyin): Spellings {
  const spellings = new Map<string, string[]>();
  for (const [word, syllables] of Object.entries(pinyin)) {
    for (const letters of new Set([syllables.replaceAll(' ', ''), syllables.replace(/(\w)\w* ?/g, '$1')])) {
      spellings.set(letters, [...(spellings.get(letters) ?? []), word]);
    }
  }
  return spellings;
}

/** From this length on a prefix of the pinyin matches. */
const MIN_PREFIX_LENGTH = 4;

/** @returns the Chinese words that the letters spell: one word, a prefix of one, or several in a row */
export function spelledWords(letters: string, spellings: Spellings): Term[] | undefined {
  const termOf = ([stem = '', ...others]: readonly string[]): Term => ({ stem, word: stem, others });
  const whole = spellings.get(letters);
  if (whole) return [termOf(whole)];
  const isLong = letters.length >= MIN_PREFIX_LENGTH;
  const startingWith = [...spellings].flatMap(([spelling, words]) =>
    isLong && spelling.startsWith(letters) ? words : [],
  );
  if (startingWith.length > 0) return [termOf([...new Set(startingWith)])];
  // The longest word first.
  for (let end = letters.length - 2; end >= 3; end--) {
    const first = spellings.get(letters.slice(0, end));
    const rest = first && spelledWords(letters.slice(end), spellings);
    if (rest) return [termOf(first), ...rest];
  }
  return undefined;
}

/** @returns each term once, Latin before Chinese */
export function termsOf(query: string, segmenter: Intl.Segmenter | undefined): Term[] {
  const text = normalize(query);
  const chinese = (text.match(HAN_RUN) ?? []).flatMap((run) => cutChinese(run, segmenter));
  const latin = text.replace(HAN_RUN, ' ').match(WORD) ?? [];
  const all = [
    ...latin.map((word) => ({ stem: stem(word), word })),
    ...chinese.map((word) => ({ stem: word, word })),
  ];
  const telling = all.filter(({ word }) => !STOP_WORDS.has(word));
  return [...new Map((telling.length > 0 ? telling : all).map((term) => [term.stem, term])).values()];
}

/** Every Latin word of a text with its frequency. */
export function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.replace(HAN_RUN, ' ').match(WORD) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
