/** What visitors come for. Together the stories use all code and style that the site fetches on demand. */
import { attributeValues, builtPages } from '#tests/helpers/built-site.ts';
import { wakeAll } from '#tests/network/visit.ts';
import { clientStories } from './client.ts';
import { deskStories } from './desk.ts';
import { downloadStories } from './downloads.ts';
import { formStories } from './forms.ts';
import { lateStories } from './late.ts';
import { panelStories } from './panels.ts';
import { siteStories } from './site.ts';
import type { Story } from './story.ts';

/** Each leads to something that the visitor sees. */
export const ownStories: readonly Story[] = [
  ...formStories,
  ...downloadStories,
  ...siteStories,
  ...clientStories,
  ...lateStories,
  ...deskStories,
];

/** Pages that between them have every island there is. */
function pagesOfAllIslands(): string[] {
  const seen = new Set<string>();
  return builtPages.flatMap(({ address, page }) => {
    if (!address.startsWith('/en') || address.endsWith('/404')) return [];
    const fresh = attributeValues(page, ['astro-island'], 'component-url').filter((url) => !seen.has(url));
    fresh.forEach((url) => seen.add(url));
    return fresh.length > 0 ? [address] : [];
  });
}

export const stories: readonly Story[] = [
  ...ownStories,
  ...panelStories,
  ...pagesOfAllIslands().map((path) => ({ title: `every island of ${path} wakes`, path, go: wakeAll })),
];
