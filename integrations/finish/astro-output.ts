/**
 * Tidies what Astro prints around islands:
 *
 * - The site's script brings the islands' runtime and their directives, once for all pages: they leave the page, which names
 *   the script to what brings it (src/browser/islands/bring-site.ts).
 * - The style of islands stands in the body, where HTML allows none: it moves to the head's own, one element and one hash.
 * - Each island's `uid` is a hash of where its module stands on the machine that builds. Without it two machines build the
 *   same bytes, and a budget that holds on one holds on the other.
 */
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Step } from '#integrations/lib/finishing.ts';
import {
  append,
  attributeOf,
  elementsIn,
  findElement,
  headOf,
  remove,
  removeAttribute,
  setAttribute,
  textIn,
  type Page,
} from '#src/domain/html.ts';

const SITE_SCRIPT = /^\/_astro\/SiteScript\b/;
/** How Astro registers what a `client:` directive does. */
const DIRECTIVE = '(self.Astro||(self.Astro={}))';

function nameSiteScript(page: Page): void {
  const scripts = elementsIn(page, 'script');
  const site = scripts.find((script) => SITE_SCRIPT.test(attributeOf(script, 'src') ?? ''));
  const root = findElement(page, 'html');
  if (!site || !root) return;
  setAttribute(root, 'data-site-script', attributeOf(site, 'src') ?? '');
  remove(site);
  for (const script of scripts) {
    const code = textIn(script);
    if (code === islandRuntime || code.includes(DIRECTIVE)) remove(script);
  }
}

function moveIslandStyle(page: Page): void {
  const body = findElement(page, 'body');
  const style = elementsIn(body ?? page, 'style').find((found) => textIn(found).startsWith('astro-island'));
  if (!style) return;
  const place = elementsIn(headOf(page), 'style').at(-1);
  if (place) append(place, ...style.childNodes);
  else append(headOf(page), style);
  if (place) remove(style);
}

export function tidyAstroOutput(page: Page): void {
  nameSiteScript(page);
  moveIslandStyle(page);
  for (const island of elementsIn(page, 'astro-island')) removeAttribute(island, 'uid');
}

export const astroOutput: Step = {
  name: 'astro output',
  page: ({ page }) => tidyAstroOutput(page),
};
