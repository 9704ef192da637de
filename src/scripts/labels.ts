/** The pure edition's name in what is read out rather than shown; what is shown was renamed before it was painted. */
import { findAll } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { site } from '#src/config/site.ts';
import { renameBrand } from '#src/domain/product-line.ts';

const LABELS = ['aria-label', 'alt', 'title'] as const;

export function renameLabels(): void {
  const names = site[pageLocale()];
  for (const element of findAll(LABELS.map((name) => `[${name}]`).join())) {
    // Islands compare their HTML with their own, and agreements keep their wording.
    if (element.closest('astro-island,[data-fixed-brand]')) continue;
    for (const name of LABELS) {
      const value = element.getAttribute(name);
      if (value?.includes(names.brand)) element.setAttribute(name, renameBrand(value, names));
    }
  }
}
