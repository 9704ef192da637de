/** Facts of the whole page, as the layout wrote them. */
import { defaultLocale, localeCodes, locales, type ApiLanguage, type Locale } from '#i18n/locales.ts';
import type { BrandNames } from '#src/domain/product-line.ts';

/** The element with `data-…` facts that apply to the whole page. */
export const pageRoot = (): HTMLElement => document.documentElement;

/** Name of the route (src/config/routes.ts), as the layout wrote it; empty on the page for unknown addresses. */
export const pageName = (): string => document.body.dataset['route'] ?? '';

/** The brand name that the page uses: the pure edition has its own. */
export const shownBrand = ({ brand, brandLite }: BrandNames): string =>
  pageRoot().dataset['line'] === 'lite' ? brandLite : brand;

export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return localeCodes.find((code) => locales[code].htmlLang === lang) ?? defaultLocale;
}

/** The page's language in API calls. */
export const pageApiLanguage = (): ApiLanguage => locales[pageLocale()].apiLanguage;
