/**
 * Runs before the first paint: the stored language overrides the address, the stored theme applies, the pure edition is
 * marked, and a first-time visitor is offered the browser's language.
 */
import type { InlinePageConfig } from './inline-page.ts';
import { read, write } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

/** @returns whether the page is being replaced by the one in the visitor's chosen language */
export function beforePaint(): boolean {
  const root = document.documentElement;
  const stored = read(PAGE.languageKey);
  if (stored && stored !== PAGE.language) {
    const prefix = PAGE.otherPrefixes[stored] ?? '';
    // Pages of the default language have no prefix.
    if (prefix || PAGE.prefix) {
      if (PAGE.prefix && !prefix) write(PAGE.languageKey, PAGE.defaultLanguage);
      const path = PAGE.prefix ? location.pathname.slice(PAGE.prefix.length) : location.pathname;
      const otherPath = (prefix + path).replace(/\/$/, '');
      root.hidden = true;
      location.replace((PAGE.prefix ? otherPath || '/' : otherPath) + location.search + location.hash);
      return true;
    }
    write(PAGE.languageKey, PAGE.defaultLanguage);
  }
  const [preferred] = navigator.languages;
  if (!stored && preferred && !read(PAGE.offerDismissedKey)) {
    const offer = PAGE.offers[preferred.slice(0, 2)] ?? PAGE.otherwiseOffered;
    if (offer) root.dataset['offer'] = offer;
  }

  const theme = read(PAGE.themeKey);
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

  const lines = [new URLSearchParams(location.search).get('product_line'), read(PAGE.productLineKey)];
  if (lines.includes('lite')) {
    // The name follows with the site's script (src/scripts/pure-name.ts), which is then loaded at once.
    root.dataset['line'] = 'lite';
    write(PAGE.productLineKey, 'lite');
  }
  return false;
}
