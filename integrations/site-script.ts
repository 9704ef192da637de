/**
 * The built page names its script to the loader in its head (src/browser/islands/load-site.ts) instead of fetching it while
 * it loads, and leaves out the islands' runtime that Astro prints into each page: the script brings it, once for all pages.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';

const SITE_SCRIPT = /<script type="module" src="(\/_astro\/SiteScript[^"]*)"><\/script>/;
const DIRECTIVE =
  /<script>(?:(?!<\/script>)[\s\S])*?\(self\.Astro\|\|\(self\.Astro=\{\}\)\)(?:(?!<\/script>)[\s\S])*?<\/script>/g;

export function nameSiteScript(html: string): string {
  const [element, address] = SITE_SCRIPT.exec(html) ?? [];
  if (element === undefined || address === undefined) return html;
  return html
    .replace(element, '')
    .replace('<html', `<html data-site-script="${address}"`)
    .replace(`<script>${islandRuntime}</script>`, '')
    .replace(DIRECTIVE, '');
}

export function siteScript(): AstroIntegration {
  return {
    name: 'site-script',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const file of files) {
          const html = await readFile(join(folder, file), 'utf8');
          await writeFile(join(folder, file), nameSiteScript(html));
        }
      },
    },
  };
}
