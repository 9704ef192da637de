/**
 * Loads the site's script (the islands' runtime, and what every page does when idle) after the page has loaded and is
 * visible; at once if there is attribution to store, the pure edition's name to show, or a press waits. Part of the
 * inline script in the head.
 */
import { isPlainClick } from '#src/browser/clicks.ts';
import type { InlinePageConfig } from '#src/browser/inline-page.ts';
import { write } from '#src/browser/inline-storage.ts';
import { deferPress } from './pending-press.ts';

declare const PAGE: InlinePageConfig;

const NO_PAINT_MS = 1000;
const RETRY_MS = 5000;

export function loadSiteScript(root: HTMLElement): void {
  let loading: Promise<unknown> | undefined;
  let isLoaded = false;
  const load = () => {
    root.removeAttribute('data-plain'); // home's figures may have their font now
    const { siteScript } = root.dataset;
    // The development server puts the script into the page itself.
    if (!siteScript) return;
    const importScript = () => import(siteScript);
    loading ??= importScript().then(() => (isLoaded = true), loadFallback);
  };
  /** Another address each time, since browsers cache failed modules. */
  const loadFallback = (): unknown => {
    const importScript = () => import(`${PAGE.fallbackScript}?${Date.now()}`);
    return importScript().catch(() => setTimeout(loadFallback, RETRY_MS));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element; // a page's clicks begin at elements
    const control = target.closest<HTMLElement>('[data-toggle-theme],[data-dismiss],[data-choose-language]');
    const language = control?.dataset['chooseLanguage'];
    if (language) write(PAGE.languageKey, language);
    // A repeated press is synthetic, and a new tab is the browser's matter.
    if (!event.isTrusted || !isPlainClick(event)) return;
    if (PAGE.hasIslands) deferPress(event, load);
    if (!control || isLoaded) return;
    load();
    if (!loading) return;
    event.preventDefault();
    void loading.then(() => control.click());
  };
  addEventListener('click', onClick, true);
  if ('attribution' in root.dataset || 'line' in root.dataset) load();
  addEventListener('load', () => {
    // A short page loads before its first frame is shown, and a long one is shown in two: earlier work would delay them.
    const loadAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(load));
    // The first paint may be the background alone.
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint')[0] && loadAfterFrame(),
    ).observe({ type: 'paint', buffered: true });
    // Some browsers do not report it.
    setTimeout(load, NO_PAINT_MS);
  });
}
