/** What a finger has to hit. */
import type { Page } from 'playwright';

/** As high as a finger needs; a word may be narrower, down to what WCAG 2.5.8 asks of any target. */
const LEAST = { height: 44, width: 24 };

/** @returns a line for each target of the page that is too small; links within a sentence are as high as its lines */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const TARGETS =
      'a[href],button,summary,input:not([type=hidden]),select,textarea,[role=tab],[role=switch]';

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden,[inert]');

    /** What is pressed for a box to tick is its label as well. */
    function areaOf(element: Element) {
      // A title whose link covers the whole card.
      if (getComputedStyle(element, '::after').position === 'absolute') {
        const card = element.parentElement?.closest('article,li,section,div');
        const { width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
        return { width, height };
      }
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])].flatMap((part) => [...part.getClientRects()]);
      return {
        width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      };
    }

    /** Whether words stand beside it that are no target themselves. */
    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      if (!block) return false;
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: text } = words;
        if (/[\p{L}\p{N}]/u.test(text.nodeValue ?? '') && !text.parentElement?.closest('a,button'))
          return true;
      }
      return false;
    }

    return [...document.querySelectorAll(TARGETS)]
      .filter((element) => isSeen(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = areaOf(element);
        if (width * height === 0 || (height > least.height - 1 && width > least.width - 1)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
        const place = element.closest('[class]')?.className ?? '';
        return [`${element.localName} “${name}” in .${place}: ${Math.round(width)} × ${Math.round(height)}`];
      });
  }, LEAST);
}
