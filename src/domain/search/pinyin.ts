/**
 * Pinyin of Chinese words. The table of characters is larger than the site: build and server use it, pages get only the
 * pinyin of their words.
 */
import { pinyin } from 'pinyin-pro';
import { isSignificant, type Pinyin } from './terms.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN_RUN = /\p{Script=Han}+/gu;
/** Longer runs are sentences. */
const LONGEST_WORD = 6;

/** @param texts titles and names, of which each word counts. @returns the pinyin of the words */
export function pinyinOf(texts: readonly string[]): Pinyin {
  const words = new Set(texts.flatMap((text) => [...wordsIn(text)]));
  return Object.fromEntries(
    [...words].map((word) => [word, pinyin(word, { toneType: 'none', type: 'array', v: true }).join(' ')]),
  );
}

/** @returns words that occur in several of the texts */
export function commonWords(texts: readonly string[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...wordsIn(text)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count >= least ? [word] : []));
}

function wordsIn(text: string): Set<string> {
  const words = (text.match(HAN_RUN) ?? []).flatMap((run) => {
    const segments = [...segmenter.segment(run)].map(({ segment }) => segment);
    // Unknown words are segmented into single characters: a run of them counts as one word.
    const unknown = segments.map((segment) => (segment.length === 1 ? segment : ' ')).join('');
    return [run, ...segments, ...unknown.split(/ +/)];
  });
  return new Set(words.filter((word) => word.length <= LONGEST_WORD && isSignificant(word)));
}
