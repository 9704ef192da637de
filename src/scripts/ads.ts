/**
 * Puts booked ads into the boxes that the page keeps for them. Links and pictures pass the one check for addresses; what
 * does not pass, or does not load, leaves our own offer where it is.
 */
import { findHook, findHooks, hookValue } from '#src/browser/dom.ts';
import { offerLargerPicture } from '#src/browser/larger-picture.ts';
import { currentOrigin } from '#src/browser/location.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { allowedImageOrigins, allowedLinkOrigins } from '#src/config/services.ts';
import { adView, type AdView } from '#src/domain/ad-view.ts';
import style from '#src/styles/on-demand/larger-picture.css?url';
import type { AdPlace, LiveData } from '#src/stores/live-data.ts';

export async function showAds(boxes: readonly HTMLElement[], live: LiveData): Promise<void> {
  await Promise.all(boxes.map((box) => showAd(box, live)));
}

async function showAd(box: HTMLElement, live: LiveData): Promise<void> {
  const place: AdPlace = hookValue(box, 'data-ad') === 'bottom' ? 'bottom' : 'top';
  const ad = await live.ad(place);
  const [link] = findHooks<HTMLAnchorElement>('data-ad-link', box);
  if (!ad || !link) return;
  const ownOrigin = currentOrigin();
  const view = adView(ad, {
    place,
    locale: pageLocale(),
    links: { ownOrigin, allowedOrigins: allowedLinkOrigins },
    pictures: { ownOrigin, allowedOrigins: allowedImageOrigins },
  });
  if (!view) return;
  // For statistics, which name the ad that was seen or pressed.
  box.dataset['adId'] = view.id;
  box.dataset['adName'] = view.name;
  box.dataset['adUrl'] = view.href;
  link.href = view.href;
  if (!view.isOwn) link.rel = 'noopener nofollow sponsored';
  showWords(box, view.title || hookValue(box, 'data-booked'));
  if (view.picture) await showPicture(box, link, view);
  if (view.expanded) await offerExpanded(box, link, view);
}

function showWords(box: HTMLElement, title: string): void {
  const text = findHook('data-ad-text', box);
  if (text) text.textContent = title;
  const badge = findHook('data-ad-badge', box);
  if (badge) badge.textContent = hookValue(box, 'data-booked');
  const more = findHook('data-ad-more', box);
  if (more) more.textContent = hookValue(more, 'data-ad-more');
  const detail = findHook('data-ad-detail', box);
  if (detail) detail.hidden = true;
}

/** The picture covers the box; the banner's words stay for whoever cannot see it. */
async function showPicture(box: HTMLElement, link: HTMLAnchorElement, { picture, title, name }: AdView) {
  const image = await loadPicture(picture);
  if (!image) return;
  image.alt = title || name || hookValue(box, 'data-booked');
  link.replaceChildren(image);
}

async function offerExpanded(box: HTMLElement, { rel }: HTMLAnchorElement, view: AdView): Promise<void> {
  const image = await loadPicture(view.expanded);
  if (!image) return;
  image.alt = view.title || hookValue(box, 'data-booked');
  offerLargerPicture(box, { image, href: view.href, rel, label: hookValue(box, 'data-ad-expand'), style });
}
