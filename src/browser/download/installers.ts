/** What every page with installer links does: the promoter's name, what follows a click, the copying of checksums. */
import { currentAttribution } from '#src/browser/attribution.ts';
import { watchDownloads } from './after-click.ts';
import { offerCopies } from './copy.ts';
import { offerPromoter } from './promoter-note.ts';

export function startInstallers(): void {
  offerPromoter(currentAttribution().promoter);
  watchDownloads();
  offerCopies();
}
