/**
 * When the question about statistics has its turn: after a first sign of interest, once in a visit, while nothing else is in
 * view, and in a place where it moves nothing. What it waits for may come at any time; a visitor who leaves before has not
 * been asked, and the next page asks.
 */
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { Overlays } from '#src/stores/overlays.ts';

type Stop = () => void;

export interface ConsentTurnDependencies<Place> {
  overlays: Pick<Overlays, 'may' | 'claim' | '$shown'>;
  session: Pick<KeyValueStorage, 'get' | 'set'>;
  /** Calls back with the first sign that the visitor is interested, at once where there has been one. */
  onInterest: (callback: () => void) => Stop;
  /** Calls back each time the page has come to rest after it was scrolled, or after parts of it have moved. */
  onRest: (callback: () => void) => Stop;
  /** @returns undefined where there is no place now */
  makePlace: () => Place | undefined;
  onVisible: (place: Place, callback: (isVisible: boolean) => void) => Stop;
}

const ASKED = '1';

/** @returns ends the waiting, and gives way to what waits for the question */
export function waitForConsentTurn<Place>(
  { overlays, session, onInterest, onRest, makePlace, onVisible }: ConsentTurnDependencies<Place>,
  ask: (place: Place) => void,
): Stop {
  if (session.get(sessionKeys.statisticsAsked) === ASKED) return () => undefined;
  const stops: Stop[] = [];
  const stopAll = (): void => stops.splice(0).forEach((stop) => stop());

  function take(place: Place): void {
    stopAll();
    let release: Stop | undefined;
    stops.push(
      onVisible(place, (isVisible) => {
        release?.();
        release = isVisible ? overlays.claim('consent') : undefined;
        // It has been seen: whoever goes on without an answer is not asked again.
        if (isVisible) session.set(sessionKeys.statisticsAsked, ASKED);
      }),
      () => release?.(),
    );
    ask(place);
  }
  function look(): void {
    const place = overlays.may('consent') ? makePlace() : undefined;
    if (place) take(place);
  }
  stops.push(
    onInterest(() => {
      // Not in the middle of a movement: what is below the view now would be in it a moment later.
      stops.push(onRest(look), overlays.$shown.listen(look));
      look();
    }),
  );
  return stopAll;
}
