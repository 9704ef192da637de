/** News as lists: categories, order, publication and pages. */
export const newsCategories = ['product', 'guide', 'industry', 'notice'] as const;
export type NewsCategory = (typeof newsCategories)[number];

interface Dated {
  data: { published: Date };
}

/** Newest first, without articles dated later than `now`. */
export function publishedBy<Entry extends Dated>(entries: readonly Entry[], now: Date): Entry[] {
  return entries
    .filter(({ data }) => data.published <= now)
    .sort((a, b) => b.data.published.getTime() - a.data.published.getTime());
}

export interface NewsPage<Entry> {
  /** From 1. */
  number: number;
  /** Number of pages. */
  count: number;
  entries: Entry[];
}

/** Divides a list into pages; an empty list is one empty page. */
export function paginate<Entry>(entries: readonly Entry[], size: number): NewsPage<Entry>[] {
  const count = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}

/** Path of a page of the list in the default language; the first one is the list itself. */
export function newsListPath(category: NewsCategory | undefined, number: number): string {
  const list = category ? `/news/category/${category}` : '/news';
  return number === 1 ? list : `${list}/page/${number}`;
}

interface Classed extends Dated {
  id: string;
  data: Dated['data'] & { category: NewsCategory };
}

/** What to read next: the same category first, then others, each by nearness in time. */
export function relatedTo<Entry extends Classed>(
  entry: Entry,
  entries: readonly Entry[],
  count: number,
): Entry[] {
  const distance = ({ data }: Entry) => Math.abs(data.published.getTime() - entry.data.published.getTime());
  const isOther = ({ data }: Entry) => Number(data.category !== entry.data.category);
  return entries
    .filter(({ id }) => id !== entry.id)
    .sort((a, b) => isOther(a) - isOther(b) || distance(a) - distance(b))
    .slice(0, count);
}
