/**
 * Writes `sitemap.xml` from what the built pages say of themselves, so that it cannot name one that is not there or say
 * otherwise than the page does. Pages that ask not to be indexed stay out.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from '#integrations/lib/finishing.ts';
import { factsOf, type PageFacts } from '#integrations/lib/page-facts.ts';
import { sitemapXml } from '#src/domain/sitemap.ts';

export const sitemap: Step<PageFacts | undefined> = {
  name: 'sitemap',
  page: ({ page }) => factsOf(page),
  after: async (found, { folder }) => {
    const pages = found.filter((facts) => facts !== undefined).filter(({ isIndexed }) => isIndexed);
    await writeFile(join(folder, 'sitemap.xml'), sitemapXml(pages));
    return `${pages.length} pages`;
  },
};
