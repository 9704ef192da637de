/**
 * What every page does once it rests, in one file and without any island's code. What only some pages have is loaded where
 * it stands: without it such a page is plain, and whole.
 */
import { keptConsent } from '#src/browser/consent.ts';
import { find, findAll, findHook, findHooks } from '#src/browser/dom.ts';
import { onInstaller } from '#src/browser/installer-link.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { quietly } from '#src/browser/quietly.ts';
import { onOtherTab, setFlag } from '#src/browser/storage.ts';
import { onInterest } from '#src/browser/visibility.ts';
import { wakeIsland } from '#src/browser/wake-island.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { LIVE_HOOKS } from '#src/config/page-hooks.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { pageLiveData } from '#src/stores/page/live-data.ts';
import { runStatistics } from '#src/stores/page/statistics.ts';
import { startHeader } from './header.ts';
import { completeTrialLinks } from './trial-links.ts';

const SILENT_ISLANDS = 'astro-island:is([component-export=Consent],[component-export=Notices])';

export function startWhenIdle(): void {
  startHeader();
  for (const button of findHooks('data-print')) button.addEventListener('click', () => print());
  // Who was sent by somebody has it from ./attribute-page.ts, with the name of who it was.
  if (!pageRoot().hasAttribute('data-attribution')) completeTrialLinks();
  // They show nothing before: a page that nobody uses fetches none of their code.
  onInterest(() => findAll(SILENT_ISLANDS).forEach(wakeIsland));
  // Links of the download pages' islands remember it themselves, as soon as they are awake.
  onInstaller(() => setFlag(localKeys.hasDownloaded));
  // What follows speaks to the API, and a mirror of the downloads has none.
  if (isMirrorSite) return;
  // Written out: a condition out of another file would leave the reporter in the build (src/config/page-reports.ts).
  if (import.meta.env.PUBLIC_REPORTS === '1') {
    void quietly(() => import('#src/stores/page/fault-reports.ts')).then((code) => code?.startFaultReports());
  }
  followKeptConsent();
  if (LIVE_HOOKS.some((hook) => findHook(hook))) {
    void quietly(() => import('./live-values.ts')).then((code) => code?.showLiveValues(pageLiveData));
  }
  // Where figures stand, it comes with them.
  if (!findHook('data-store-count')) void showMourning();
  const tip = find('.trial-tip');
  if (tip) void quietly(() => import('./trial-tip.ts')).then((code) => code?.wakeTrialTip(tip));
}

/** Where the visitor has agreed before; an answer on this page goes to the consent store. */
function followKeptConsent(): void {
  const look = () => runStatistics(keptConsent() === 'granted');
  look();
  // An answer in one tab holds in all of them.
  onOtherTab(localKeys.analyticsConsent, look);
}

async function showMourning(): Promise<void> {
  const isMourning = await pageLiveData.isMourning();
  if (isMourning !== undefined) pageRoot().toggleAttribute('data-mourning', isMourning);
}
