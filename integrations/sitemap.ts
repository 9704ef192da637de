/**
 * Writes `sitemap.xml` from the pages that were built, so that it cannot name one that is not there or say otherwise
 * than the page does. Pages that ask not to be indexed stay out.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sitemapXml } from '#src/domain/sitemap.ts';
import { readBuiltPages } from './built-pages.ts';

export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = (await readBuiltPages(fileURLToPath(dir))).filter(({ isIndexed }) => isIndexed);
        await writeFile(new URL('sitemap.xml', dir), sitemapXml(pages));
        logger.info(`${pages.length} pages`);
      },
    },
  };
}
