/**
 * What a page does once it rests, in the order in which visitors may notice it. Each part looks for what it serves and
 * loads further code only when it finds it.
 */
import { clock } from '#src/browser/clock.ts';
import { onceNear } from '#src/browser/attention.ts';
import { find, findAll } from '#src/browser/dom.ts';
import { pageLocale, pageName } from '#src/browser/page-facts.ts';
import { session } from '#src/browser/storage.ts';
import lateStyles from '#src/styles/site-late.css?inline';
import { adoptStyles } from '#src/browser/styles.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { locales } from '#i18n/locales.ts';
import { createLiveData } from '#src/stores/live-data.ts';
import { startConsent } from './consent.ts';
import { showPublicConfig } from './public-config.ts';
import { startNotices } from './notices.ts';
import { startSidebar } from './sidebar.ts';

export function startRest(): void {
  if (adoptStyles(lateStyles)) {
    for (const box of findAll('[data-sidebar], [data-notices]')) box.hidden = false;
  }
  startNotices();
  startSidebar();
  if (find('[data-line]')) void import('./product-line.ts').then(({ renameLabels }) => renameLabels());
  // What follows speaks to the API, and a mirror of the downloads has none.
  if (isMirrorSite) return;
  startConsent();
  const { apiLanguage } = locales[pageLocale()];
  const live = createLiveData({ language: apiLanguage, session, nowMs: () => clock.wallMs() });
  void showPublicConfig(live);
  if (find('[data-base-coupon]')) void import('./coupons.ts').then(({ showCoupons }) => showCoupons(live));
  const ads = findAll('[data-ad]');
  if (ads.length > 0) void import('./ads.ts').then(({ showAds }) => showAds(ads, live));
  const pictures = findAll<HTMLImageElement>('img[data-qr]');
  for (const picture of pictures) {
    onceNear(picture.closest('li') ?? picture, () => {
      void import('./qr.ts').then(({ showQr }) => showQr(pictures, live));
    });
  }
  if (pageName() === 'home')
    void import('./trial-tooltip.ts').then(({ startTrialTooltip }) => startTrialTooltip());
}
