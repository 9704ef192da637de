import { expect, it } from 'vitest';
import { publishedBy, newsListPath, paginate } from '#src/domain/news.ts';

const entry = (day: string) => ({ data: { published: new Date(day) } });

it('publishedBy lists the newest first and leaves out articles dated later than now', () => {
  const days = publishedBy(
    [entry('2026-01-20'), entry('2026-12-24'), entry('2026-11-12')],
    new Date('2026-11-20'),
  ).map(({ data }) => data.published.toISOString().slice(0, 10));

  expect(days).toEqual(['2026-11-12', '2026-01-20']);
});

it.each([
  [0, [0]],
  [9, [8, 1]],
])('paginate cuts %i entries into pages of %o', (total, sizes) => {
  const pages = paginate(Array.from({ length: total }), 8);

  expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
  expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
  expect(pages.every(({ count }) => count === sizes.length)).toBe(true);
});

it.each([
  [undefined, 2, '/news/page/2'],
  ['guide', 1, '/news/category/guide'],
  ['guide', 3, '/news/category/guide/page/3'],
] as const)('newsListPath puts %s, page %i at %s', (category, number, path) => {
  expect(newsListPath(category, number)).toBe(path);
});
