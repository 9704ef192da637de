import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { readContent } from '#scripts/lib/content-files.ts';

describe.each(localeCodes)('the questions in %s', (locale) => {
  const own = readContent('faq', [locale]);

  it('are numbered from 1 without gaps in each category', () => {
    const byCategory = Object.entries(Object.groupBy(own, ({ head }) => head['category'] ?? ''));
    const orders = byCategory.map(([category, entries = []]) => [
      category,
      entries.map(({ head }) => Number(head['order'])).toSorted((a, b) => a - b),
    ]);

    expect(orders).toEqual(
      byCategory.map(([category, entries = []]) => [category, entries.map((_, i) => i + 1)]),
    );
  });

  it('explain every code that a visitor may see', () => {
    const codes = own.map(({ head }) => head['code']).filter((code) => code !== undefined);

    expect(codes).toEqual(expect.arrayContaining(['10006', '10007', '10014', '10015', '429']));
  });
});
