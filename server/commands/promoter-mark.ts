/** Says of a promoter's code whether `promoters.json` has it, for a column; nothing of none. */
import { readKnownPromoters } from '#server/content/content.ts';

export function readPromoterMark(contentDir: string): (promoter: string) => '' | 'yes' | 'no' {
  const known = new Set(readKnownPromoters(contentDir));
  return (promoter) => (promoter === '' ? '' : known.has(promoter) ? 'yes' : 'no');
}
