/** Shows the pure edition's name, also to screen readers. */
import { findAll, textNodes } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { site } from '#src/config/site.ts';
import { brandRenamer } from '#src/domain/product-line.ts';

const LABELS = ['aria-label', 'alt', 'title'] as const;
/** Islands compare their HTML at hydration, and agreements keep their wording. */
const UNCHANGED = 'script,style,astro-island,[data-fixed-brand]';

export function showPureName(): void {
  const { brand, brandLite } = site[pageLocale()];
  const rename = brandRenamer(brand, brandLite);
  for (const node of textNodes()) {
    if (node.data.includes(brand) && !node.parentElement?.closest(UNCHANGED)) node.data = rename(node.data);
  }
  for (const element of findAll(LABELS.map((name) => `[${name}]`).join())) {
    if (element.closest(UNCHANGED)) continue;
    for (const name of LABELS) {
      const value = element.getAttribute(name);
      if (value?.includes(brand)) element.setAttribute(name, rename(value));
    }
  }
}
