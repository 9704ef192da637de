/**
 * Counts visits of the home page, and records those of the download and registration pages, for the trial's tooltip.
 */
import { localKeys } from '#src/config/storage-keys.ts';
import { homeVisits } from '#src/domain/trial-tooltip.ts';
import { read, write } from './inline-storage.ts';
import { pageName } from './page-facts.ts';

const VIEWED = new Map([
  ['download', localKeys.hasViewedDownload],
  ['register', localKeys.hasViewedRegister],
]);

export function countVisit(): void {
  const viewed = VIEWED.get(pageName());
  if (viewed) write(viewed, '1');
  if (pageName() !== 'home') return;
  write(localKeys.homeVisitCount, String(homeVisits(read(localKeys.homeVisitCount)) + 1));
}
