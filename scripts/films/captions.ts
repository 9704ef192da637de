/** Cuts what a step says into captions that can be read in peace. */

export interface Cue {
  text: string;
  seconds: number;
}

/** Readers of Chinese take in about nine characters a second, those of English about seventeen; here it is calmer. */
const CHARACTERS_PER_SECOND = { chinese: 5, other: 14.5 } as const;
const FEWEST_SECONDS = 2.4;
const CHINESE = /\p{Script=Han}/u;

/** A sentence for each caption. */
export function cuesOf(text: string): Cue[] {
  return sentencesOf(text).map((sentence) => ({ text: sentence, seconds: readingSeconds(sentence) }));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？])|(?<=[.!?]) +(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function readingSeconds(sentence: string): number {
  const speed = CHINESE.test(sentence) ? CHARACTERS_PER_SECOND.chinese : CHARACTERS_PER_SECOND.other;
  return Math.max(FEWEST_SECONDS, sentence.length / speed);
}
