/**
 * Older browsers (`src/config/browsers.ts`) get their style and what they lack from files of their own. A current one
 * pays this one question for it.
 */
import type { InlinePageConfig } from './inline-page.ts';
import { importFile } from './islands/import-file.ts';
import type * as Legacy from './legacy/start.ts';

declare const PAGE: InlinePageConfig;

const PATIENCE_MS = 4000;

/**
 * @returns brings what the browser lacks, which the site's script waits for, and which is on its way already; what failed is
 * tried again by the next call. Nothing in a browser of today.
 */
export function helpOlderBrowser(): (() => Promise<void>) | undefined {
  if (!PAGE.legacyCode || CSS.supports(PAGE.newStyleTest)) return undefined;
  // Without its style the page would be seen first, and jump. What comes shows it; so does waiting in vain.
  const root = document.documentElement;
  const show = () => {
    root.hidden = false;
  };
  root.hidden = true;
  setTimeout(show, PATIENCE_MS);
  // What the build writes there: src/browser/legacy/start.ts.
  const bring = () =>
    importFile(PAGE.legacyCode).then((code) => (code as typeof Legacy).start(PAGE.legacyStyle, show));
  let coming = bring();
  coming.catch(show);
  return () => (coming = coming.catch(bring));
}
