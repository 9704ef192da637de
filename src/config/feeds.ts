/** The lists with feeds, and the feeds' paths in the default language. */
export const feedNames = ['news', 'changelog'] as const;
export type FeedName = (typeof feedNames)[number];

/** Most entries of a feed: readers want new ones. */
export const MAX_ENTRIES = 30;

export function feedPaths(name: FeedName): { atom: string; json: string } {
  return { atom: `/${name}/atom.xml`, json: `/${name}/feed.json` };
}
