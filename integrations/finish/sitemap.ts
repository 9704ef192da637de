/**
 * Writes `sitemap.xml` from the heads of the built pages, so that it cannot name a missing page or contradict one.
 * Pages that ask not to be indexed are left out.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from '#integrations/lib/finishing.ts';
import { factsOf, type PageFacts } from '#integrations/lib/page-facts.ts';
import { escapeXml } from '#src/domain/feeds.ts';

export const sitemap: Step<PageFacts | undefined> = {
  name: 'sitemap',
  page: ({ page }) => factsOf(page),
  after: async (found, { folder }) => {
    const pages = found.filter((facts) => facts !== undefined).filter(({ isIndexed }) => isIndexed);
    await writeFile(join(folder, 'sitemap.xml'), sitemapXml(pages));
    return `${pages.length} pages`;
  },
};

/** Every indexable page, with its versions in all languages (its own included) and `x-default`. */
function sitemapXml(pages: readonly Pick<PageFacts, 'url' | 'alternates' | 'modified'>[]): string {
  const entries = [...pages]
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, alternates, modified }) =>
      [
        '<url>',
        `<loc>${escapeXml(url)}</loc>`,
        ...(modified ? [`<lastmod>${escapeXml(modified)}</lastmod>`] : []),
        ...alternates.map(
          (alternate) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(alternate.language)}" href="${escapeXml(alternate.url)}"/>`,
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
