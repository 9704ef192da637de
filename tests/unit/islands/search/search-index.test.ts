import { describe, expect, it, vi } from 'vitest';
import { fetchSearchTexts } from '#islands/search/search-index.ts';

const URL = '/search-index.json';
const right = { kind: 'faq', url: '/faq/a#b', title: 'A', text: 'B', keywords: 'c' };
const { keywords: _keywords, ...withoutKeywords } = right;

function answer(reply: Response) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(reply));
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  return { fetched, signal, texts: () => fetchSearchTexts(URL, signal) };
}

describe('fetchSearchTexts', () => {
  it('asks the one address, and can be broken off', async () => {
    const pinyin = { 店铺: 'dian pu' };
    const { fetched, signal, texts } = answer(
      Response.json({ documents: [right, withoutKeywords], pinyin: { ...pinyin, x: 7, y: [7] } }),
    );

    expect(await texts()).toEqual({ documents: [right, withoutKeywords], pinyin });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(URL, { signal });
  });

  it.each([
    ['nothing', null],
    ['an unknown kind', { ...right, kind: 'advert' }],
    ['an address of another site', { ...right, url: 'https://elsewhere.example/' }],
    ['a host in place of a path', { ...right, url: '//elsewhere.example/' }],
    ['a script in place of a path', { ...right, url: 'javascript:alert(1)' }],
    ['a text that is none', { ...right, text: 7 }],
    ['names that are no list', { ...right, names: 'A' }],
  ])('leaves out %s', async (_what, entry) => {
    const { documents } = await answer(Response.json({ documents: [entry, right] })).texts();
    expect(documents).toEqual([right]);
  });

  it.each([
    ['an error of the server', new Response('oops', { status: 500 })],
    ['something that is no list', Response.json({ list: [] })],
  ])('throws for %s', async (_what, reply) => {
    await expect(answer(reply).texts()).rejects.toThrow(Error);
  });
});
