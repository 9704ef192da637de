/** The pure edition's name in what is read out rather than shown; what is shown was renamed before it was painted. */
import { findAll } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { site } from '#src/config/site.ts';
import { brandRenamer } from '#src/domain/product-line.ts';

const LABELS = ['aria-label', 'alt', 'title'] as const;

export function renameLabels(): void {
  const { brand, brandLite } = site[pageLocale()];
  const rename = brandRenamer(brand, brandLite);
  for (const element of findAll(LABELS.map((name) => `[${name}]`).join())) {
    // Islands compare their HTML with their own, and agreements keep their wording.
    if (element.closest('astro-island,[data-fixed-brand]')) continue;
    for (const name of LABELS) {
      const value = element.getAttribute(name);
      if (value?.includes(brand)) element.setAttribute(name, rename(value));
    }
  }
}
