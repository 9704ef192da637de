/** The lists that can be followed, and where their feeds lie in the default language. */
export const feedNames = ['news', 'changelog'] as const;
export type FeedName = (typeof feedNames)[number];

export function feedPaths(name: FeedName): { atom: string; json: string } {
  return { atom: `/${name}/atom.xml`, json: `/${name}/feed.json` };
}
