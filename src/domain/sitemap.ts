/** The sitemap: every page that may be found, with its twins in the other languages. */
import { escapeXml } from './feeds.ts';

export interface SitemapPage {
  url: string;
  /** `hreflang` and address of each language, this page's own and `x-default` included. */
  alternates: readonly { language: string; url: string }[];
  /** ISO 8601; left out where the page does not say. */
  modified?: string | undefined;
}

export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = [...pages]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, alternates, modified }) =>
      [
        '<url>',
        `<loc>${escapeXml(url)}</loc>`,
        ...(modified ? [`<lastmod>${escapeXml(modified)}</lastmod>`] : []),
        ...alternates.map(
          (twin) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(twin.language)}" href="${escapeXml(twin.url)}"/>`,
        ),
        '</url>',
      ].join(''),
    );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
