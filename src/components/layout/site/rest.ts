/**
 * What a page does once it rests, in the order in which visitors may notice it. Each part looks for what it serves and
 * loads further code only when it finds it.
 */
import { clock } from '#src/browser/clock.ts';
import { onceNear } from '#src/browser/attention.ts';
import { find, findAll } from '#src/browser/dom.ts';
import { startPrintButtons } from '#src/browser/print.ts';
import { hasRoomForTalk, pageLocale, pageName } from '#src/browser/page-facts.ts';
import { session } from '#src/browser/storage.ts';
import lateStyles from '#src/styles/site-late.css?inline';
import { adoptStyles } from '#src/browser/styles.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { locales } from '#i18n/locales.ts';
import { createLiveData, type LiveData } from '#src/stores/live-data.ts';
import { startChatLinks } from './chat-links.ts';
import { askForConsent, followConsent } from './consent.ts';
import { fetchLateTexts, type LateTexts } from './late-texts.ts';
import { startNotices } from './notices.ts';
import { showPublicConfig } from './public-config.ts';

// Without these the page is plain, and whole: a file that cannot be fetched is no reason to bother the visitor.
const ignore = () => undefined;

export function startRest(): void {
  const { apiLanguage } = locales[pageLocale()];
  const live = createLiveData({ language: apiLanguage, session, nowMs: () => clock.wallMs() });
  fetchLateTexts().then((texts) => addLateParts(texts, live), ignore);
  if (find('[data-line]')) import('./product-line.ts').then(({ renameLabels }) => renameLabels(), ignore);
  // What follows speaks to the API, and a mirror of the downloads has none.
  if (isMirrorSite) return;
  startChatLinks();
  startPrintButtons();
  followConsent();
  void showPublicConfig(live);
  if (find('[data-base-coupon]')) import('./coupons.ts').then(({ showCoupons }) => showCoupons(live), ignore);
  const ads = findAll('[data-ad]');
  if (ads.length > 0) import('./ads.ts').then(({ showAds }) => showAds(ads, live), ignore);
  watchPictures(findAll<HTMLImageElement>('img[data-qr]'), live);
  if (pageName() === 'home')
    import('./trial-tooltip.ts').then(({ startTrialTooltip }) => startTrialTooltip(), ignore);
}

async function addLateParts(texts: LateTexts, live: LiveData): Promise<void> {
  // Unstyled they would stand below the footer, which has the same ways and links.
  if (!adoptStyles(lateStyles)) return;
  startNotices(texts.notices);
  // On a mirror nothing is counted, and the ways to a person lead to pages that it lacks.
  if (isMirrorSite) return;
  askForConsent(texts.consent);
  if (!hasRoomForTalk()) return;
  const { addSidebar } = await import('./sidebar.ts');
  const picture = addSidebar(texts);
  if (picture) watchPictures([picture], live);
}

function watchPictures(pictures: readonly HTMLImageElement[], live: LiveData): void {
  for (const picture of pictures) {
    onceNear(picture.closest('li') ?? picture, () => {
      import('./qr.ts').then(({ showQr }) => showQr(pictures, live), ignore);
    });
  }
}
