/**
 * Older browsers (`src/config/browsers.ts`) get their style and what they lack from files of their own. A current one
 * pays this one question for it.
 */
import type { InlinePageConfig } from './inline-page.ts';

declare const PAGE: InlinePageConfig;

const PATIENCE_MS = 4000;

export function helpOlderBrowser(): void {
  if (!PAGE.legacyCode || CSS.supports(PAGE.newStyleTest)) return;
  // Without its style the page would be seen first, and jump. What comes shows it; so does waiting in vain.
  const root = document.documentElement;
  const show = () => (root.hidden = false);
  root.hidden = true;
  setTimeout(show, PATIENCE_MS);
  import(PAGE.legacyCode).catch(show);
}
