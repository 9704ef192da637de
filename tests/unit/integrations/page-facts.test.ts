import { describe, expect, it } from 'vitest';
import { factsOf } from '#integrations/lib/page-facts.ts';
import { parsePage } from '#src/domain/html.ts';

const page = (head: string) =>
  parsePage(
    `<!doctype html><html lang="en"><head>${head}</head><body><link rel="canonical" href="no"></body>`,
  );
const canonical = '<link rel="canonical" href="https://www.example/en/news/one">';

describe('factsOf', () => {
  it('reads address, language, title, twins, day and picture', () => {
    const document = page(
      `${canonical}<link rel="alternate" hreflang="zh-CN" href="https://www.example/news/one">` +
        '<meta property="og:title" content="One &amp; &quot;only&quot; · Berth">' +
        '<meta property="og:image" content="https://www.example/social/en/news/one.png">' +
        '<meta property="article:modified_time" content="2026-01-20T00:00:00.000Z">',
    );

    expect(factsOf(document)).toEqual({
      url: 'https://www.example/en/news/one',
      language: 'en',
      title: 'One & "only" · Berth',
      isIndexed: true,
      alternates: [{ language: 'zh-CN', url: 'https://www.example/news/one' }],
      modified: '2026-01-20T00:00:00.000Z',
      picture: 'https://www.example/social/en/news/one.png',
    });
  });

  it('sees that a page asks not to be indexed', () => {
    expect(factsOf(page(`${canonical}<meta name="robots" content="noindex">`))?.isIndexed).toBe(false);
  });

  it('is not misled by what only looks like a tag', () => {
    const document = page(
      `<!-- <meta name="robots" content="noindex"> --><title>&lt;link rel="canonical"&gt;</title>${canonical}` +
        '<meta name="description" content="<meta name=robots content=noindex>">',
    );

    expect(factsOf(document)).toMatchObject({ url: 'https://www.example/en/news/one', isIndexed: true });
  });

  it('takes nothing from the body, and passes over what has no canonical address', () => {
    expect(factsOf(page('<title>404</title>'))).toBeUndefined();
  });
});
