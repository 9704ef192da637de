/**
 * The place of the notice: at the bottom of the window, or higher, where it covers no text and no control. It looks
 * again after scrolling and stays while it covers nothing. If no place is free, it stays at the bottom and the page
 * adds room there. When the notice is removed with the focus, the focus returns to where it was.
 */
import {
  EDGE_PX,
  coversContent,
  reserveBottom,
  onResized,
  onViewSettled,
  placeFor,
  type Point,
} from '#src/browser/floating.ts';
import { find } from '#src/browser/dom.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';
import { pageOverlays } from '#src/stores/page/shared.ts';

/** Moved by a transform, which does not count as a layout shift. */
function moveTo({ style }: HTMLElement, place: Point | undefined): void {
  style.inset = place ? '0 auto auto 0' : '';
  style.transform = place ? `translate(${place.left}px, ${place.top}px)` : '';
}

/** @returns a function that stops it */
export function placeNotice(region: HTMLElement): () => void {
  const release = pageOverlays.claim('notice');
  const before = find(':focus') ?? find('main');
  const look = (): void => {
    if (!coversContent(region)) return;
    const size = region.getBoundingClientRect();
    const place = placeFor(size, OVERLAYS.notice.place, region);
    moveTo(region, place);
    // The room stays as long as the notice: without it the notice would cover the page's end again.
    if (!place) reserveBottom('notice', size.height + 2 * EDGE_PX);
  };
  const stops = [onViewSettled(look), onResized(region, look)];
  look();
  return () => {
    for (const stop of stops) stop();
    release();
    moveTo(region, undefined);
    reserveBottom('notice', 0);
    if (!find(':focus')) before?.focus({ preventScroll: true });
  };
}
