import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = { 'content-type': 'text/javascript' };
const A = '/_astro/a.js';
/** Which this is part of, and which the loader has fetched. */
const SITE = '/_astro/site.js';

/** A page whose network answers as the test says; the module under test keeps what it fetched, so each test has its own. */
async function open(answer: (path: string, times: number) => Response | Promise<Response>) {
  vi.resetModules();
  const counts = new Map<string, number>();
  vi.stubGlobal('location', { href: 'https://site.test/en/register' });
  const notice = { hidden: true };
  vi.stubGlobal('document', {
    documentElement: { dataset: { siteScript: SITE } },
    querySelector: (selector: string) =>
      selector === '[data-outdated]'
        ? { toggleAttribute: (_name: 'hidden', isHidden: boolean) => (notice.hidden = isHidden) }
        : null,
  });
  vi.stubGlobal('fetch', (path: string) => {
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return answer(path, counts.get(path) ?? 0);
  });
  return { ...(await import('#src/browser/islands/fetch-code.ts')), counts, notice };
}

const code = (text = '') => new Response(text, { headers: SCRIPT });

beforeEach(() => vi.useRealTimers());

describe('fetchCode', () => {
  it('fetches a module and all that it imports, each once', async () => {
    const { fetchCode, counts } = await open((path) =>
      code(
        path === A
          ? 'import{a as b}from"./b.js";import"./c.js";import"./site.js";b()'
          : path.endsWith('b.js')
            ? 'import"./c.js"'
            : '',
      ),
    );

    await Promise.all([fetchCode([A]), fetchCode([A])]);

    expect([...counts]).toEqual([
      [A, 1],
      ['/_astro/b.js', 1],
      ['/_astro/c.js', 1],
    ]);
  });

  it.each([
    ['was lost', () => Promise.reject(new TypeError('network'))],
    ['is missing', () => new Response('', { status: 404, headers: SCRIPT })],
    ['is a page', () => new Response('<h1>Pay first</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('fails where a file %s, and fetches that file alone the next time', async (_what, fail) => {
    const { fetchCode, counts } = await open((path, times) =>
      path === A ? code('import"./b.js"') : times === 1 ? fail() : code(),
    );

    await expect(fetchCode([A])).rejects.toThrow();
    await fetchCode([A]);

    expect(counts.get('/_astro/b.js')).toBe(2);
  });

  it('tells the visitor when a file has gone from the server, and only then', async () => {
    const { fetchCode, notice } = await open((path) =>
      path === A ? new Response('', { status: 404 }) : new Response('', { status: 503 }),
    );

    await expect(fetchCode(['/_astro/b.js'])).rejects.toThrow();
    expect(notice.hidden).toBe(true);
    await expect(fetchCode([A])).rejects.toThrow();
    expect(notice.hidden).toBe(false);
  });

  it('says so no longer when that file is there after all', async () => {
    const { fetchCode, notice } = await open((path, times) =>
      path === A && times === 1 ? new Response('', { status: 404 }) : code(),
    );
    await expect(fetchCode([A])).rejects.toThrow();

    await fetchCode(['/_astro/b.js']);
    expect(notice.hidden).toBe(false);
    await fetchCode([A]);
    expect(notice.hidden).toBe(true);
  });

  it('gives up after a minute without an answer', async () => {
    vi.useFakeTimers();
    const { fetchCode } = await open(() => code());
    vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    });
    const ended = expect(fetchCode([A])).rejects.toThrow('aborted');

    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
  });

  it('leaves alone what is not built code', async () => {
    const { fetchCode, counts } = await open(() => code());

    await fetchCode(['/islands/x.tsx', 'https://site.test/@vite/client']);

    expect(counts.size).toBe(0);
  });
});
