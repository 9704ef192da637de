/**
 * Older browsers (`src/config/browsers.ts`) get their style and what they lack from files of their own. A current one
 * pays this one question for it.
 */
import type { InlinePageConfig } from './inline-page.ts';
import type * as Legacy from './legacy/start.ts';

declare const PAGE: InlinePageConfig;

const PATIENCE_MS = 4000;

/**
 * @returns when the help has come, or is not waited for any more, which the site's script waits for; nothing in a browser of
 * today
 */
export function helpOlderBrowser(): Promise<void> | undefined {
  if (!PAGE.legacyCode || CSS.supports(PAGE.newStyleTest)) return undefined;
  return new Promise((done) => {
    // Without its style the page would be seen first, and jump. What comes shows it; so does waiting in vain.
    const root = document.documentElement;
    const show = () => {
      root.hidden = false;
      done();
    };
    root.hidden = true;
    setTimeout(show, PATIENCE_MS);
    // What the build writes there: src/browser/legacy/start.ts.
    (import(PAGE.legacyCode) as Promise<typeof Legacy>)
      .then(({ start }) => start(PAGE.legacyStyle, show))
      .catch(show);
  });
}
