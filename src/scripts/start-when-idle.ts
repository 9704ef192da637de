/**
 * What every page does when it is idle, in one file without island code. Parts that only some pages need are imported
 * here: without them such a page is plain, but complete.
 */
import { storedConsent } from '#src/browser/privacy.ts';
import { find, findAll, findHook, findHooks } from '#src/browser/dom.ts';
import { onInstaller } from '#src/browser/clicks.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { loadOptional } from '#src/browser/load-optional.ts';
import { onOtherTab, setFlag } from '#src/browser/storage.ts';
import { onFirstAction } from '#src/browser/visibility.ts';
import { hydrateIsland } from '#src/browser/hydrate-island.ts';
import { isMirrorSite } from '#src/config/build-flags.ts';
import { LIVE_HOOKS } from '#src/config/page-hooks.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { pageLiveData } from '#src/stores/page/live-data.ts';
import { runStatistics } from '#src/stores/page/statistics.ts';
import { startHeader } from './header.ts';
import { completeTrialLinks } from './trial-links.ts';

const EMPTY_ISLANDS = 'astro-island:is([component-export=Consent],[component-export=Notices])';

export function startWhenIdle(): void {
  startHeader();
  for (const button of findHooks('data-print')) button.addEventListener('click', () => print());
  // With attribution, ./attribute-page.ts has done it with the promoter.
  if (!pageRoot().hasAttribute('data-attribution')) completeTrialLinks();
  // They are empty before, so that an unused page loads none of their code.
  onFirstAction(() => findAll(EMPTY_ISLANDS).forEach(hydrateIsland));
  // Islands of the download pages do it for their own links after hydration.
  onInstaller(() => setFlag(localKeys.hasDownloaded));
  // The rest calls the API, which a mirror of the downloads does not have.
  if (isMirrorSite) return;
  // Written out: with an imported condition the build could not drop the reporter (src/config/build-flags.ts).
  if (import.meta.env.PUBLIC_REPORTS === '1') {
    void loadOptional(() => import('#src/stores/page/fault-reports.ts')).then((code) =>
      code?.startFaultReports(),
    );
  }
  followStoredConsent();
  if (LIVE_HOOKS.some((hook) => findHook(hook))) {
    void loadOptional(() => import('./live-values.ts')).then((code) => code?.showLiveValues(pageLiveData));
  }
  // With figures, it comes with them.
  if (!findHook('data-store-count')) void showMourning();
  const tip = find('.trial-tip');
  // Most visitors of the home page never see it, and should not load it. Its store decides.
  if (tip) {
    void loadOptional(() => import('#src/browser/visit-record.ts')).then((code) =>
      code?.onTooltipDue(() => hydrateIsland(tip)),
    );
  }
}

/** For an earlier consent; an answer on this page goes to the consent store. */
function followStoredConsent(): void {
  const apply = () => runStatistics(storedConsent() === 'granted');
  apply();
  // An answer in one tab applies in all.
  onOtherTab(localKeys.analyticsConsent, apply);
}

async function showMourning(): Promise<void> {
  const isMourning = await pageLiveData.isMourning();
  if (isMourning !== undefined) pageRoot().toggleAttribute('data-mourning', isMourning);
}
