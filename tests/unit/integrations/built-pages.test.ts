import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '#integrations/built-pages.ts';

const page = (head: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body><link rel="canonical" href="no"></body>`;
const canonical = '<link rel="canonical" href="https://www.example/en/news/one">';

describe('readBuiltPage', () => {
  it('reads address, language, title, twins, day and picture', () => {
    const html = page(
      `${canonical}<link rel="alternate" hreflang="zh-CN" href="https://www.example/news/one">` +
        '<meta property="og:title" content="One &amp; &quot;only&quot; · Berth">' +
        '<meta property="og:image" content="https://www.example/social/en/news/one.png">' +
        '<meta property="article:modified_time" content="2026-01-20T00:00:00.000Z">',
    );

    expect(readBuiltPage(html)).toEqual({
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
    expect(readBuiltPage(page(`${canonical}<meta name="robots" content="noindex">`))?.isIndexed).toBe(false);
  });

  it('takes nothing from the body, and passes over what has no canonical address', () => {
    expect(readBuiltPage(page('<title>404</title>'))).toBeUndefined();
  });
});
