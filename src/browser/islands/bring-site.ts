/**
 * Loads the site's script (the islands' runtime, and what every page does when idle) after the page has loaded and is
 * visible; at once if there is attribution to store, the pure edition's name to show, or a press waits. Part of the
 * inline script in the head.
 */
import { isPlainClick } from '#src/browser/clicks.ts';
import type { InlinePageConfig } from '#src/browser/inline-page.ts';
import { write } from '#src/browser/inline-storage.ts';
import { keepPress } from './kept-press.ts';

declare const PAGE: InlinePageConfig;

const UNSEEN_MS = 1000;
const AGAIN_MS = 5000;

export function bringSite(root: HTMLElement): void {
  let coming: Promise<unknown> | undefined;
  let isHere = false;
  const bring = () => {
    const { siteScript } = root.dataset;
    // The development server puts the script into the page itself.
    const load = () => import(siteScript ?? '');
    if (siteScript) coming ??= load().then(() => (isHere = true), lose);
  };
  /** Another address each time, since browsers cache failed modules. */
  const lose = (): unknown => {
    const load = () => import(`${PAGE.lostSite}?${Date.now()}`);
    return load().catch(() => setTimeout(lose, AGAIN_MS));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element; // a page's clicks begin at elements
    const early = target.closest<HTMLElement>('[data-toggle-theme],[data-dismiss],[data-choose-language]');
    const language = early?.dataset['chooseLanguage'];
    if (language) write(PAGE.languageKey, language);
    // A repeated press is synthetic, and a new tab is the browser's matter.
    if (!event.isTrusted || !isPlainClick(event)) return;
    if (PAGE.hasIslands) keepPress(event, bring);
    if (!early || isHere) return;
    bring();
    if (!coming) return;
    event.preventDefault();
    void coming.then(() => early.click());
  };
  addEventListener('click', onClick, true);
  if ('attribution' in root.dataset || 'line' in root.dataset) bring();
  addEventListener('load', () => {
    // A short page loads before its first frame is shown, and earlier work would delay that frame.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) bring();
    }).observe({ type: 'paint', buffered: true });
    // Some browsers do not report it.
    setTimeout(bring, UNSEEN_MS);
  });
}
