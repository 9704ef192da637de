/**
 * Astro writes the style of its islands in front of the first one, in the middle of the body, where HTML allows none.
 * This moves it to the end of the head, where it belongs.
 */
import type { Step } from '#integrations/lib/finishing.ts';
import { append, elementsIn, findElement, headOf, textIn, type Page } from '#src/domain/html.ts';

export function moveIslandStyle(page: Page): void {
  const body = findElement(page, 'body');
  const styles = body ? elementsIn(body, 'style') : [];
  append(headOf(page), ...styles.filter((style) => textIn(style).startsWith('astro-island')));
}

export const islandStyle: Step = {
  name: 'island style',
  page: ({ page }) => moveIslandStyle(page),
};
