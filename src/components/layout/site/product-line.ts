/** The pure edition's name in what is read out rather than shown; what is shown was renamed before it was painted. */
import { findAll } from '#src/browser/dom.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { site } from '#src/config/site.ts';
import { renameBrand } from '#src/domain/product-line.ts';

export function renameLabels(): void {
  const names = site[pageLocale()];
  for (const element of findAll('[aria-label], [alt], [title]')) {
    for (const attribute of ['aria-label', 'alt', 'title']) {
      const value = element.getAttribute(attribute);
      if (value?.includes(names.brand)) element.setAttribute(attribute, renameBrand(value, names));
    }
  }
}
