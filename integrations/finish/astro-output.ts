/**
 * Tidies what Astro prints around islands:
 *
 * - The site's script brings the islands' runtime and their directives, once for all pages: they leave the page, which names
 *   the script to what brings it (src/browser/islands/bring-site.ts).
 * - The style of islands and banners stands in the body, where HTML allows none: it moves to the head's own, one element and
 *   one hash.
 * - Each island's `uid` is a hash of where its module stands on the machine that builds. Without it two machines build the
 *   same bytes, and a budget that holds on one holds on the other.
 * - A component's own style names its elements by a hash of eight letters, which no packing makes less: within a page one or two do.
 * - Icons say what HTML knows and what no rule asks for, and islands what Astro calls them.
 */
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Step } from '#integrations/lib/finishing.ts';
import {
  append,
  attributeOf,
  elementsIn,
  findElement,
  headOf,
  isText,
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

function moveStyle(page: Page): void {
  const place = elementsIn(headOf(page), 'style').at(-1);
  for (const style of elementsIn(findElement(page, 'body') ?? page, 'style')) {
    if (!place) append(headOf(page), style);
    else {
      append(place, ...style.childNodes);
      remove(style);
    }
  }
}

function shortenScopes(page: Page): void {
  const scopes = new Map<string, string>();
  const shortened = (text: string) =>
    text.replace(/data-astro-cid-\w+/g, (scope) => {
      const short = scopes.get(scope) ?? `data-${scopes.size}`;
      scopes.set(scope, short);
      return short;
    });
  for (const style of elementsIn(page, 'style')) {
    for (const text of style.childNodes.filter(isText)) text.value = shortened(text.value);
  }
  for (const { attrs } of elementsIn(page)) {
    for (const attribute of attrs) {
      attribute.name = shortened(attribute.name);
      // Islands inside such a component are told its name as well.
      attribute.value = shortened(attribute.value);
    }
  }
}

export function tidyAstroOutput(page: Page): void {
  nameSiteScript(page);
  moveStyle(page);
  shortenScopes(page);
  for (const icon of elementsIn(page, 'svg')) {
    removeAttribute(icon, 'xmlns');
    if (attributeOf(icon, 'class')?.startsWith('lucide ')) removeAttribute(icon, 'class');
  }
  for (const island of elementsIn(page, 'astro-island')) {
    removeAttribute(island, 'uid');
    if (attributeOf(island, 'opts')?.endsWith('"value":true}')) setAttribute(island, 'opts', '{}');
  }
}

export const astroOutput: Step = {
  name: 'astro output',
  page: ({ page }) => tidyAstroOutput(page),
};
