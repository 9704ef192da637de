/**
 * The built page names its script to the loader in its head (src/browser/islands/load-site.ts) instead of fetching it while
 * it loads, and leaves out the islands' runtime that Astro prints into each page: the script brings it, once for all pages.
 */
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Step } from '#integrations/lib/finishing.ts';
import {
  attributeOf,
  elementsIn,
  findElement,
  remove,
  setAttribute,
  textIn,
  type Page,
} from '#src/domain/html.ts';

const SITE_SCRIPT = /^\/_astro\/SiteScript\b/;
/** How Astro registers what a `client:` directive does. */
const DIRECTIVE = '(self.Astro||(self.Astro={}))';

export function nameSiteScript(page: Page): void {
  const scripts = elementsIn(page, 'script');
  const site = scripts.find((script) => SITE_SCRIPT.test(attributeOf(script, 'src') ?? ''));
  const root = findElement(page, 'html');
  const address = site && attributeOf(site, 'src');
  if (!site || !root || address === undefined) return;
  setAttribute(root, 'data-site-script', address);
  remove(site);
  for (const script of scripts) {
    const code = textIn(script);
    if (code === islandRuntime || code.includes(DIRECTIVE)) remove(script);
  }
}

export const siteScript: Step = {
  name: 'site script',
  page: ({ page }) => nameSiteScript(page),
};
