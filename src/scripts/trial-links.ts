/** Links to the online trial stand in the page without a promoter; whoever sent the visitor joins them. */
import { currentAttribution } from '#src/browser/attribution.ts';
import { findHooks, hookValue } from '#src/browser/dom.ts';
import { webTrialAddress } from '#src/domain/web-trial.ts';

export function completeTrialLinks(): void {
  const links = findHooks<HTMLAnchorElement>('data-web-trial');
  if (links.length === 0) return;
  const { promoter } = currentAttribution();
  for (const link of links) {
    link.href = webTrialAddress(link.href, hookValue(link, 'data-web-trial'), promoter);
  }
}
