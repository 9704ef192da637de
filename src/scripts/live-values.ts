/**
 * Values that are newer than the build and are put into the HTML once: figures (with mourning), ads, a promoter's
 * coupon, recent sign-ups, QR codes. They have no state and need no island; a failed one leaves the page as it is.
 */
import { onVisible } from '#src/browser/visibility.ts';
import { findHook, findHooks, hookValue, putEntries } from '#src/browser/dom.ts';
import { pageLocale, pageRoot } from '#src/browser/page-facts.ts';
import { loadOptional } from '#src/browser/load-optional.ts';
import { storeCountText } from '#src/domain/store-count.ts';
import type { LiveData } from '#src/stores/live-data.ts';
import { liveQr } from '#src/stores/live-qr.ts';
import { showAds } from './ads.ts';

const MAX_SIGN_UPS = 4;

export function showLiveValues(live: LiveData): void {
  const figures = findHooks('data-store-count');
  if (figures.length > 0) void showPublicConfig(figures, live);
  void showAds(findHooks('data-ad'), live);
  if (findHook('data-base-coupon') && pageRoot().hasAttribute('data-attribution')) {
    void loadOptional(() => import('./coupons.ts')).then((code) => code?.showCoupons(live));
  }
  for (const list of findHooks('data-sign-ups')) void showSignUps(list, live);
  for (const picture of findHooks<HTMLImageElement>('data-live-qr')) {
    // A visitor who scans it with a phone uses neither pointer nor finger.
    const stop = onVisible(picture, (isVisible) => {
      if (!isVisible) return;
      stop();
      void showQr(picture, live);
    });
  }
}

async function showPublicConfig(figures: readonly HTMLElement[], live: LiveData): Promise<void> {
  const request = live.publicConfig();
  showBusy(figures, live.isCountLoading());
  const config = await request;
  showBusy(figures, live.isCountLoading());
  if (!config) return;
  pageRoot().toggleAttribute('data-mourning', config.isMourning);
  if (config.storeCount <= 0) return;
  const text = storeCountText(config.storeCount, pageLocale());
  for (const figure of figures) {
    if (figure.textContent.trim() !== text) figure.textContent = text;
  }
}

/** Shows nothing if there were no sign-ups. */
async function showSignUps(list: HTMLElement, live: LiveData): Promise<void> {
  const minutes = await live.signUps();
  if (!minutes?.length) return;
  const time = new Intl.RelativeTimeFormat(pageLocale());
  const words = hookValue(list, 'data-sign-ups');
  putEntries(
    list,
    minutes.slice(0, MAX_SIGN_UPS).map((ago) => words.replace('#', time.format(-ago, 'minute'))),
  );
  list.hidden = false;
}

/** Meanwhile the build's figure is shown paler, since a newer one may come. */
function showBusy(figures: readonly HTMLElement[], isBusy: boolean): void {
  for (const figure of figures) {
    figure.ariaBusy = isBusy ? 'true' : null;
    figure.classList.toggle('soft', isBusy);
  }
}

async function showQr(picture: HTMLImageElement, live: LiveData): Promise<void> {
  const code = await liveQr(live, 'bottomMenu');
  if (!code) return;
  picture.src = code.picture;
  const figure = picture.closest('figure');
  const name = figure && findHook('data-live-qr-name', figure);
  if (name && code.name) name.textContent = code.name;
  const account = figure && findHook('data-live-qr-account', figure);
  if (account && code.account) {
    account.textContent = (account.dataset['liveQrAccount'] ?? '').replace('#', code.account);
  }
}
