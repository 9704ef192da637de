/**
 * Puts booked ads into the boxes that the page keeps for them. Links and pictures pass the one check for addresses; what
 * does not pass, or does not load, leaves our own offer where it is.
 */
import { currentOrigin } from '#src/browser/location.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { allowedImageOrigins, allowedLinkOrigins } from '#src/config/site.ts';
import { adView, type AdView } from '#src/domain/ad-view.ts';
import type { AdPlace, LiveData } from '#src/stores/live-data.ts';

export async function showAds(boxes: readonly HTMLElement[], live: LiveData): Promise<void> {
  await Promise.all(boxes.map((box) => showAd(box, live)));
}

async function showAd(box: HTMLElement, live: LiveData): Promise<void> {
  const place: AdPlace = box.dataset['ad'] === 'bottom' ? 'bottom' : 'top';
  const ad = await live.ad(place);
  const link = box.querySelector<HTMLAnchorElement>('[data-ad-link]');
  if (!ad || !link) return;
  const ownOrigin = currentOrigin();
  const view = adView(ad, {
    place,
    locale: pageLocale(),
    links: { ownOrigin, allowedOrigins: allowedLinkOrigins },
    pictures: { ownOrigin, allowedOrigins: allowedImageOrigins },
  });
  if (!view) return;
  Object.assign(box.dataset, { adId: view.id, adName: view.name, adUrl: view.href, adPosition: place });
  link.href = view.href;
  if (!view.isOwn) link.rel = 'noopener nofollow sponsored';
  if (view.title) showWords(box, view.title);
  if (view.picture) await showPicture(box, link, view);
}

function showWords(box: HTMLElement, title: string): void {
  const text = box.querySelector('[data-ad-text]');
  if (text) text.textContent = title;
  const badge = box.querySelector('[data-ad-badge]');
  if (badge) badge.textContent = box.dataset['booked'] ?? '';
  const more = box.querySelector<HTMLElement>('[data-ad-more]');
  if (more) more.textContent = more.dataset['adMore'] ?? '';
  const detail = box.querySelector<HTMLElement>('[data-ad-detail]');
  if (detail) detail.hidden = true;
}

/** The picture covers the box; the banner's words stay for whoever cannot see it. */
async function showPicture(box: HTMLElement, link: HTMLAnchorElement, { picture, title, name }: AdView) {
  const image = await loadPicture(picture);
  if (!image) return;
  image.alt = title || name || (box.dataset['booked'] ?? '');
  link.replaceChildren(image);
  link.dataset['adPicture'] = '';
}
