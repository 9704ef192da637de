/**
 * Tidies what Astro prints around islands:
 *
 * - The site's script brings the islands' runtime and directives once for all pages: they are removed from the page,
 * which
 *   names the script to its loader (src/browser/islands/load-site-script.ts).
 * - Astro prints the style of islands and banners in the body, where HTML allows none: it is moved into the head's own
 * style
 *   element, which has one hash.
 * - Each island's `uid` is a hash of its module's path on the building machine. Without it two machines build the same
 *   bytes, and a budget that holds on one holds on the other.
 * - A component's style marks its elements with a hash of eight letters, which does not compress: within a page one or
 * two
 *   letters are enough.
 * - Attributes of icons that repeat HTML's defaults and that no rule uses are removed, and so are Astro's names of
 * islands.
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
/** The code with which Astro registers a `client:` directive. */
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
      // Islands inside such a component carry its name too.
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
