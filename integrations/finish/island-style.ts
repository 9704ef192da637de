/**
 * Astro writes the style of its islands in front of the first one, in the middle of the body, where HTML allows none.
 * This moves it to the head, into the style that is there: one element, and one hash in the policy.
 */
import type { Step } from '#integrations/lib/finishing.ts';
import { append, elementsIn, findElement, headOf, remove, textIn, type Page } from '#src/domain/html.ts';

export function moveIslandStyle(page: Page): void {
  const head = headOf(page);
  const body = findElement(page, 'body');
  const styles = body ? elementsIn(body, 'style') : [];
  const place = elementsIn(head, 'style').at(-1);
  for (const style of styles.filter((found) => textIn(found).startsWith('astro-island'))) {
    if (place) {
      append(place, ...style.childNodes);
      remove(style);
    } else append(head, style);
  }
}

export const islandStyle: Step = {
  name: 'island style',
  page: ({ page }) => moveIslandStyle(page),
};
