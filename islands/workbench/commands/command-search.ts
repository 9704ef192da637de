/** Finds what a visitor means among many things by the beginnings of words. Pure: what there is comes in, in order. */
export interface Findable {
  label: string;
  /** Further words by which it is found. */
  hint: string;
}

/** Where the best places are: the start of the label, the start of a word of it, anywhere in it, anywhere in the hint. */
const PLACES = { start: 0, word: 1, label: 2, hint: 3 } as const;

/** @returns the best first, of equals the earlier one; without a query the first of all */
export function findBest<Item extends Findable>(items: readonly Item[], query: string, most: number): Item[] {
  // Between Chinese and other letters people leave no space.
  const words = query.toLowerCase().match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
  if (words.length === 0) return items.slice(0, most);
  const byPlace: Item[][] = [[], [], [], []];
  for (const item of items) {
    const place = placeOf(item, words);
    if (place !== undefined) byPlace[place]?.push(item);
  }
  return byPlace.flat().slice(0, most);
}

/** The worst place that one of the words has; undefined when one is nowhere. */
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
