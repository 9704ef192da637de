/**
 * Puts booked ads into the boxes that the page reserves. Links and pictures pass the check of addresses; if one fails
 * or does not load, the top keeps our own offer and the bottom stays empty.
 */
import { addStyle, findHook, findHooks, hookValue } from '#src/browser/dom.ts';
import { offerLargerPicture } from '#src/browser/larger-picture.ts';
import { currentOrigin } from '#src/browser/location.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { loadPicture } from '#src/browser/picture.ts';
import { allowedImageOrigins, allowedLinkOrigins } from '#src/config/services.ts';
import { adView, type AdView } from '#src/domain/ad-view.ts';
import bottomStyle from '#src/styles/on-demand/bottom-ad.css?url';
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
  // Statistics name the ad that was seen or pressed.
  box.dataset['adId'] = view.id;
  box.dataset['adName'] = view.name;
  box.dataset['adUrl'] = view.href;
  link.href = view.href;
  if (!view.isOwn) link.rel = 'noopener nofollow sponsored';
  showWords(box, view.title || hookValue(box, 'data-booked'));
  if (place === 'bottom') addStyle(bottomStyle);
  box.hidden = false;
  if (view.picture) await showPicture(box, link, view);
  if (view.expanded) await offerExpanded(box, link, view);
}

function showWords(box: HTMLElement, title: string): void {
  for (const [hook, words] of [
    ['data-ad-text', title],
    ['data-ad-badge', hookValue(box, 'data-booked')],
  ] as const) {
    const old = findHook(hook, box);
    // A new element, since a moved one would count as a layout shift.
    const shown = old?.cloneNode() as HTMLElement | undefined; // a copy is of the same kind
    if (shown) shown.textContent = words;
    if (shown) old?.replaceWith(shown);
  }
}

/** The picture covers the box; the banner's text stays for screen readers. */
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
