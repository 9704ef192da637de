/**
 * Brings the site's script (the islands' runtime, and what every page does at rest) when the page has loaded and is seen,
 * or at once where it has a sender to remember or a press waits. Part of the inline script in the head.
 */
import type { InlinePageConfig } from '#src/browser/inline-page.ts';
import { keepPress } from './kept-press.ts';
import { followLostCode } from './lost-code.ts';

declare const PAGE: InlinePageConfig;

const UNSEEN_MS = 1000;

/** As Astro's element says it of one island. */
function failIslands(): void {
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
}

export function bringSite(root: HTMLElement): void {
  let coming: Promise<unknown> | undefined;
  const bring = () => {
    const { siteScript } = root.dataset;
    // Under the development server the page has the script itself.
    if (siteScript) (coming ??= import(siteScript)).catch(failIslands);
  };
  if (PAGE.hasIslands) {
    followLostCode();
    keepPress(bring);
  }
  if ('attribution' in root.dataset) bring();
  addEventListener('load', () => {
    // A short page has loaded before its first frame is seen, and what comes sooner holds that up.
    new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
    // Some browsers do not tell.
    setTimeout(bring, UNSEEN_MS);
  });
}
