/**
 * Astro gives each island a `uid`, a hash of where its module stands on the machine that builds. Nothing in a browser reads
 * it. Without it two machines build the same bytes from the same source, and a budget that holds on one holds on the other.
 */
import type { Step } from '#integrations/lib/finishing.ts';
import { elementsIn, removeAttribute, type Page } from '#src/domain/html.ts';

export function removeIslandIds(page: Page): void {
  for (const island of elementsIn(page, 'astro-island')) removeAttribute(island, 'uid');
}

export const islandIds: Step = {
  name: 'island ids',
  page: ({ page }) => removeIslandIds(page),
};
