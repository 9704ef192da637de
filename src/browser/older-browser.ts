/**
 * Older browsers (`src/config/browsers.ts`) get their style and what they lack from files of their own. A current one
 * pays this one question for it.
 */
import type { InlinePageConfig } from './inline-page.ts';
import type * as Legacy from './legacy/start.ts';

declare const PAGE: InlinePageConfig;

const PATIENCE_MS = 4000;

/** Brings what the browser lacks. Nothing in a browser of today. */
export function helpOlderBrowser(): void {
  if (!PAGE.legacyCode || CSS.supports(PAGE.newStyleTest)) return;
  // Without its style the page would be seen first, and jump. What comes shows it; so does waiting in vain.
  const root = document.documentElement;
  const show = () => {
    root.hidden = false;
  };
  root.hidden = true;
  setTimeout(show, PATIENCE_MS);
  // What the build writes there: src/browser/legacy/start.ts.
  const bring = () => import(PAGE.legacyCode);
  bring().then((code) => (code as typeof Legacy).start(PAGE.legacyStyle, show), show);
}
