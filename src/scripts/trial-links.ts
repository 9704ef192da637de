/**
 * Adds place and promoter to links to the online trial. At the press, since islands add links later; on the trial's own
 * page the place is the one that led there.
 */
import { onAnyClick } from '#src/browser/clicks.ts';
import { hookValue } from '#src/browser/dom.ts';
import { queryParameters } from '#src/browser/location.ts';
import { pageName } from '#src/browser/page-facts.ts';
import type { PathOf } from '#src/config/routes.ts';
import { PAGE_WHERE, webTrialAddress } from '#src/domain/web-trial.ts';

const TRIAL: PathOf<'webtrial'> = '/webtrial';

export function completeTrialLinks(promoter = ''): void {
  onAnyClick((target) => {
    const link = target.closest<HTMLAnchorElement>(`a[data-web-trial], a[href*="${TRIAL}"]`);
    if (!link) return;
    const own = hookValue(link, 'data-web-trial') || pageName();
    const place = own === 'webtrial' ? (queryParameters().get(PAGE_WHERE) ?? own) : own;
    link.href = webTrialAddress(link.href, place, promoter);
  });
}
