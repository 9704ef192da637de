/**
 * Runs inside the pages of downloads: holds a click on an installer until the island around it is awake. From then on the
 * link bears the name of whoever sent the visitor, and the page says what comes next. Where the island does not wake, the
 * click goes on without it.
 */
import { isPlainClick } from './clicks.ts';

const PATIENCE_MS = 2000;

let held: HTMLElement | undefined;
let isReleasing = false;

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element; // a page's clicks begin at elements
    const link = target.closest<HTMLElement>('astro-island[ssr] a[download]');
    if (!link || isReleasing || !isPlainClick(event)) return;
    event.preventDefault();
    if (link === held) return;
    held = link;
    const release = () => {
      // Of several the last one is meant.
      if (link !== held) return;
      held = undefined;
      isReleasing = true;
      link.click();
      isReleasing = false;
    };
    // Both are Astro's; the second one says that the island's code could not be had.
    for (const type of ['astro:hydrate', 'astro:hydration-error'])
      link.closest('astro-island')?.addEventListener(type, release);
    setTimeout(release, PATIENCE_MS);
    // Whoever listens for this touch comes with Astro's element, which may come after the page.
    void customElements
      .whenDefined('astro-island')
      .then(() => link.dispatchEvent(new Event('input', { bubbles: true })));
  },
  true,
);
