import { describe, expect, it, vi } from 'vitest';
import type { SearchDocument, SearchTexts } from '#src/domain/search/search.ts';
import { createSearchBox, SEARCH_FETCH_LIMIT_MS, SEARCH_TYPING_PAUSE_MS } from '#islands/search/store.ts';
import { settled, testHost } from '#tests/helpers/test-host.ts';

const documents: SearchDocument[] = [
  { kind: 'faq', url: '/refund', title: 'Refunds', text: 'How money comes back.' },
  { kind: 'faq', url: '/codes', title: 'Codes', text: 'A code that does not arrive.' },
];
const texts: SearchTexts = { documents, pinyin: {} };
const other: SearchTexts = {
  documents: [{ kind: 'faq', url: '/fapiao', title: '发票', text: '在账户里申请。' }],
  pinyin: { 发票: 'fa piao' },
};
type Fetch = (signal: AbortSignal) => Promise<SearchTexts>;

function setUp() {
  const host = testHost({}, { address: 'https://site.test/faq?from=mail' });
  const { clock } = host;
  const fetchTexts = vi.fn<Fetch>(() => Promise.resolve(texts));
  const fetchOther = vi.fn<Fetch>(() => Promise.resolve(other));
  const box = createSearchBox({ host, fetchTexts, fetchOther, segmenter: undefined });
  const state = () => box.$search.get();
  const urls = () => state().hits.map(({ document }) => document.url);
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  const type = async (text: string) => {
    box.type(text);
    await pass(SEARCH_TYPING_PAUSE_MS);
  };
  return { clock, fetchTexts, fetchOther, box, state, urls, type, pass, address: host.address };
}

/** Never answers, but aborts on request. */
const hanging: Fetch = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

describe('createSearchBox', () => {
  it('fetches its texts once, before a likely question', async () => {
    const { box, fetchTexts, type, state } = setUp();
    expect(fetchTexts).not.toHaveBeenCalled();
    box.start();
    await settled();
    expect(state().phase).toBe('idle');
    await type('refund');
    await type('code');

    expect(fetchTexts).toHaveBeenCalledOnce();
  });

  it('answers when the visitor pauses, and only the last query', async () => {
    const { clock, box, state, urls, type } = setUp();
    box.type('ref');
    clock.advance(SEARCH_TYPING_PAUSE_MS - 100);
    expect(state().phase).toBe('idle');
    await type(' refund ');

    expect(state()).toMatchObject({ phase: 'found', query: 'refund', answered: 0 });
    expect(urls()).toEqual(['/refund']);
  });

  it('searches the other language only if its own has no hit', async () => {
    const { fetchOther, state, urls, type } = setUp();
    await type('refund');
    expect(fetchOther).not.toHaveBeenCalled();
    expect(state().isOther).toBe(false);
    await type('fapiao');
    expect(urls()).toEqual(['/fapiao']);
    expect(state().isOther).toBe(true);
    fetchOther.mockRejectedValue(new Error('offline'));
    await type('refund');
    expect(state().isOther).toBe(false);
    expect(urls()).toEqual(['/refund']);
  });

  it('keeps the answered query in the address, and removes it with an empty field', async () => {
    const { type, address } = setUp();
    await type('refund');
    expect(address()).toBe('https://site.test/faq?from=mail&q=refund');
    await type('');

    expect(address()).toBe('https://site.test/faq?from=mail');
  });

  it('moves to the first hit of each submitted query, at once', async () => {
    const { box, pass, state, urls } = setUp();
    box.type('refund');
    box.submit('refund');
    await settled();
    expect(state().answered).toBe(1);
    expect(urls()).toEqual(['/refund']);
    await pass(SEARCH_TYPING_PAUSE_MS);
    expect(state().answered).toBe(1);
    box.submit('refund');
    await settled();

    expect(state().answered).toBe(2);
  });

  it('reports that the texts failed, and tries again with the next key', async () => {
    const { fetchTexts, box, state, urls, type } = setUp();
    fetchTexts.mockRejectedValue(new Error('offline'));
    box.start();
    await settled();
    expect(state().phase).toBe('idle');
    await type('refund');
    expect(state()).toMatchObject({ phase: 'failed', hits: [] });
    fetchTexts.mockResolvedValue(texts);
    await type('refunds');

    expect(state().phase).toBe('found');
    expect(urls()).toEqual(['/refund']);
    expect(fetchTexts).toHaveBeenCalledTimes(3);
  });

  it('waits for its texts no longer than the time limit', async () => {
    const { fetchTexts, state, type, pass } = setUp();
    fetchTexts.mockImplementation(hanging);
    await type('refund');
    await pass(SEARCH_FETCH_LIMIT_MS - 500);
    expect(state().phase).toBe('loading');
    await pass(500);

    expect(state().phase).toBe('failed');
  });

  it('aborts its request when it is disposed of, and changes nothing afterwards', async () => {
    const { clock, fetchTexts, box, state, type } = setUp();
    fetchTexts.mockImplementation(hanging);
    await type('refund');
    box.dispose();
    await settled();

    expect(fetchTexts.mock.calls[0]?.[0].aborted).toBe(true);
    expect(state().phase).toBe('loading');
    expect(clock.pending()).toBe(0);
  });
});
