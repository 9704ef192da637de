/**
 * Brings the site's script (the islands' runtime, and what every page does at rest) when the page has loaded and is seen, or
 * at once when somebody touches an island or the page has a sender to remember. What fails is tried again with the next press
 * anywhere and when the network is back. Part of the inline script in the head.
 *
 * What is touched or pressed before the runtime is here would be lost, since the browser keeps what is typed but not what is
 * pressed: the events are kept for `client:intent`, which wakes what was touched and repeats what was pressed.
 */
import type { InlinePageConfig } from '#src/browser/inline-page.ts';
import { importFile } from './import-file.ts';

declare const PAGE: InlinePageConfig;

const UNSEEN_MS = 1000;

export function loadSite(root: HTMLElement): void {
  let isLoading = false;

  async function load(): Promise<void> {
    const { siteScript } = root.dataset;
    // Under the development server the page has the script itself.
    if (isLoading || !siteScript) return;
    isLoading = true;
    try {
      // It imports nothing: tests/build/requests.test.ts holds it to that.
      await importFile(siteScript);
    } catch {
      isLoading = false; // the next press tries again; meanwhile what stands in for islands shows itself
      // As `nextRetryMoment` in ../retry-quietly.ts, whose promise would be 60 B more in each page.
      for (const chance of 'online keydown pointerdown'.split(' ')) addEventListener(chance, start);
      for (const island of PAGE.hasIslands ? document.querySelectorAll('astro-island[ssr]') : [])
        island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
    }
  }

  const start = () => void load();
  addEventListener('load', () => {
    // A short page has loaded before its first frame is seen, and what comes sooner holds that up. A page that nobody looks
    // at draws none, and some browsers do not tell.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(start, UNSEEN_MS);
  });
  if ('attribution' in root.dataset) start();

  if (PAGE.hasIslands) keepTouches(start);
}

function keepTouches(start: () => void): void {
  const touches = 'pointerover pointerdown touchstart focusin keydown input click submit'.split(' ');
  /** Signs of interest in the page, for islands that wait for the first of them. */
  const signs = 'pointermove pointerdown touchstart keydown wheel scroll offline'.split(' ');
  self.earlyTouches = [];
  for (const type of touches) {
    addEventListener(
      type,
      (event) => {
        if (self.Astro || !(event.target as Element).closest('astro-island')) return; // a page's events begin at elements
        // Its island sends it, once it is awake.
        if (type === 'submit') event.preventDefault();
        self.earlyTouches?.push(event);
        start();
      },
      true,
    );
  }
  for (const type of signs) {
    addEventListener(
      type,
      (event) => {
        // Browsers also tell a page of the pointer that rests on it.
        const { movementX, movementY } = event as Partial<PointerEvent>; // missing from others
        self.hasInterest ||= movementX !== 0 || movementY !== 0;
        self.hasActed ||= type !== 'pointermove';
      },
      { capture: true, passive: true },
    );
  }
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-reload]')) return; // a click's target in a document is an element
    self.keepTyped?.();
    location.reload();
  });
}
