/** The lists that can be followed, and where their feeds lie in the default language. */
export const feedNames = ['news', 'changelog'] as const;
export type FeedName = (typeof feedNames)[number];

/** Readers want what is new, not everything there ever was. */
export const MOST_ENTRIES = 30;

export function feedPaths(name: FeedName): { atom: string; json: string } {
  return { atom: `/${name}/atom.xml`, json: `/${name}/feed.json` };
}
