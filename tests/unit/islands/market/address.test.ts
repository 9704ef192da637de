import { describe, expect, it } from 'vitest';
import { readMarketAddress, writeMarketAddress } from '#islands/market/address.ts';

const CATEGORIES = ['rpa', 'ads'];

describe('readMarketAddress', () => {
  it.each([
    ['', { keyword: '', category: '', pages: 1 }],
    ['keyword=cut-out&category=rpa&pages=3', { keyword: 'cut-out', category: 'rpa', pages: 3 }],
    ['category=unknown', { keyword: '', category: '', pages: 1 }],
    ['pages=many', { keyword: '', category: '', pages: 1 }],
    [`keyword=${'x'.repeat(100)}`, { keyword: 'x'.repeat(64), category: '', pages: 1 }],
  ])('reads %j', (query, link) => {
    expect(readMarketAddress(new URLSearchParams(query), CATEGORIES)).toEqual(link);
  });
});

describe('writeMarketAddress', () => {
  const PAGE = 'https://www.berth.example/applications';

  it.each([
    ['all of them, from the start', '', { keyword: '', category: '', pages: 1 }, ''],
    ['word and category', '', { keyword: '运费', category: 'rpa', pages: 1 }, '?keyword=运费&category=rpa'],
    [
      'nothing of what others need',
      '?promoter=q&pages=2',
      { keyword: '', category: '', pages: 1 },
      '?promoter=q',
    ],
  ])('says %s', (_what, before, link, after) => {
    expect(decodeURI(writeMarketAddress(PAGE + before, link))).toBe(PAGE + after);
  });
});
