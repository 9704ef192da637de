/** Finds items by the beginnings of words. Pure: the caller passes the items in order. */
export interface Findable {
  label: string;
  /** Further words to find it by. */
  hint: string;
}

/** Ranks of a match: start of the label, start of a word in it, anywhere in it, anywhere in the hint. */
const PLACES = { start: 0, word: 1, label: 2, hint: 3 } as const;

/** @returns the best match first, equal ones in the given order; without a query the first items */
export function findBest<Item extends Findable>(items: readonly Item[], query: string, most: number): Item[] {
  // There is often no space between Chinese and other letters.
  const words = query.toLowerCase().match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  if (words.length === 0) return items.slice(0, most);
  const byPlace: Item[][] = [[], [], [], []];
  for (const item of items) {
    const place = placeOf(item, words);
    if (place !== undefined) byPlace[place]?.push(item);
  }
  return byPlace.flat().slice(0, most);
}

/** The worst rank among the words; undefined if one does not match. */
function placeOf({ label, hint }: Findable, words: readonly string[]): number | undefined {
  const name = label.toLowerCase();
  const rest = hint.toLowerCase();
  let worst: number = PLACES.start;
  for (const word of words) {
    const at = name.indexOf(word);
    if (at < 0 && !rest.includes(word)) return undefined;
    const place =
      at < 0
        ? PLACES.hint
        : at === 0
          ? PLACES.start
          : /[\s·\-/]/.test(name.charAt(at - 1))
            ? PLACES.word
            : PLACES.label;
    worst = Math.max(worst, place);
  }
  return worst;
}
