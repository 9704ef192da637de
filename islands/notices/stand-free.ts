/**
 * Where the notice of the moment stands: at the bottom of what is seen, or higher, where nothing is beneath that has to be
 * seen or pressed. It looks again when the page has come to rest, and stays while it is in nobody's way. Where all is taken,
 * what went wrong is the thing to be seen.
 */
import { isInTheWay, onResized, onRest, placeFor } from '#src/browser/floating.ts';
import { pageOverlays } from '#src/stores/page/overlays.ts';

const SEARCH = { sides: ['centre', 'end', 'start'], from: 'bottom' } as const;

/** @returns ends that */
export function standFree(region: HTMLElement): () => void {
  const release = pageOverlays.claim('notice');
  const look = (): void => {
    if (!isInTheWay(region)) return;
    const place = placeFor(region.getBoundingClientRect(), SEARCH, region);
    region.style.inset = place ? `${place.top}px auto auto ${place.left}px` : '';
  };
  const stops = [onRest(look), onResized(region, look)];
  look();
  return () => {
    for (const stop of stops) stop();
    release();
    region.style.inset = '';
  };
}
