/** Links to the online trial stand in the page without a promoter; whoever sent the visitor joins them. */
import { webTrialAddress } from '#src/domain/web-trial.ts';
import { currentAttribution } from './attribution.ts';
import { findAll } from './dom.ts';

export function completeTrialLinks(): void {
  const links = findAll<HTMLAnchorElement>('a[data-web-trial]');
  if (links.length === 0) return;
  const { promoter } = currentAttribution();
  for (const link of links) {
    link.href = webTrialAddress(link.href, link.dataset['webTrial'] ?? '', promoter);
  }
}
