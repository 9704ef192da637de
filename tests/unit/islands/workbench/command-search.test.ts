import { describe, expect, it } from 'vitest';
import { findBest } from '#islands/workbench/commands/command-search.ts';

const items = [
  { label: 'Network', hint: 'lines' },
  { label: 'Harbor & Pine', hint: 'Amazon US 192.0.2.2' },
  { label: 'Pine Harbor', hint: 'eBay UK' },
  { label: 'Sharbor', hint: 'Etsy' },
  { label: '店铺一号', hint: 'Shopee SG' },
];
const labels = (query: string, most = 10) => findBest(items, query, most).map(({ label }) => label);

describe('findBest', () => {
  it.each([
    ['harbor', ['Harbor & Pine', 'Pine Harbor', 'Sharbor']],
    ['PINE har', ['Harbor & Pine', 'Pine Harbor']],
    ['192.0', ['Harbor & Pine']],
    ['店铺shopee', ['店铺一号']],
    ['amazon uk', []],
  ])('for %j gives %j', (query, found) => {
    expect(labels(query)).toEqual(found);
  });

  it('returns the first items without a query, and never more than requested', () => {
    expect(labels('', 2)).toEqual(['Network', 'Harbor & Pine']);
    expect(labels('harbor', 1)).toEqual(['Harbor & Pine']);
  });
});
