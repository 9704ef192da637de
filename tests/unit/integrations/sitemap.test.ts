import { describe, expect, it } from 'vitest';
import { sitemapXml } from '#integrations/finish/sitemap.ts';

describe('sitemapXml', () => {
  const xml = sitemapXml([
    { url: 'https://www.example/news?a&b', alternates: [], modified: '2026-01-20T00:00:00.000Z' },
    {
      url: 'https://www.example/en',
      alternates: [
        { language: 'zh-CN', url: 'https://www.example' },
        { language: 'x-default', url: 'https://www.example' },
      ],
      modified: undefined,
    },
  ]);

  it('lists pages by address, with twins and the day of the last change where it is known', () => {
    expect([...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://www.example/en',
      'https://www.example/news?a&amp;b',
    ]);
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example"/>');
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });
});
