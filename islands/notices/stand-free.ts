/**
 * Where the notice of the moment stands: at the bottom of what is seen, or higher, where nothing is beneath that has to be
 * seen or pressed. It looks again when the page has come to rest, and stays while it is in nobody's way. Where all is taken it
 * stands at the bottom, and the page makes room there: what went wrong is the thing to be seen. The focus that goes with it
 * goes back to what had it when it came.
 */
import {
  EDGE_PX,
  isInTheWay,
  makeRoomAtBottom,
  onResized,
  onRest,
  placeFor,
  type Point,
} from '#src/browser/floating.ts';
import { find } from '#src/browser/dom.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';
import { pageOverlays } from '#src/stores/page/shared.ts';

/** By a transform: a notice that goes out of the way is no shift of the page. */
function put({ style }: HTMLElement, place: Point | undefined): void {
  style.inset = place ? '0 auto auto 0' : '';
  style.transform = place ? `translate(${place.left}px, ${place.top}px)` : '';
}

/** @returns ends that */
export function standFree(region: HTMLElement): () => void {
  const release = pageOverlays.claim('notice');
  const before = find(':focus') ?? find('main');
  const look = (): void => {
    if (!isInTheWay(region)) return;
    const size = region.getBoundingClientRect();
    const place = placeFor(size, OVERLAYS.notice.place, region);
    put(region, place);
    // It stays until the notice goes: taken away at the page's end, it would put the page under the notice again.
    if (!place) makeRoomAtBottom('notice', size.height + 2 * EDGE_PX);
  };
  const stops = [onRest(look), onResized(region, look)];
  look();
  return () => {
    for (const stop of stops) stop();
    release();
    put(region, undefined);
    makeRoomAtBottom('notice', 0);
    if (!find(':focus')) before?.focus({ preventScroll: true });
  };
}
