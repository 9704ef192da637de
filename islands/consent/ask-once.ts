/**
 * When the question about statistics appears: once in a visit, after the first scroll or three seconds after the first
 * interaction (its code is loaded then), and while no other overlay is shown. So it is in no first view. A visitor who
 * leaves before that is asked on the next page.
 */
import { clock } from '#src/browser/clock.ts';
import { session } from '#src/browser/storage.ts';
import { onScrolled } from '#src/browser/visibility.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { pageOverlays } from '#src/stores/page/shared.ts';

type Stop = () => void;

const page = { overlays: pageOverlays, session, clock, onScrolled };

export const CONSENT_AFTER_MS = 3_000;
const ASKED = '1';

/** @returns a function that ends the waiting and lets the next overlay show */
export function askOnce(ask: () => void, { overlays, session, clock, onScrolled } = page): Stop {
  if (session.get(sessionKeys.statisticsAsked) === ASKED) return () => undefined;
  const stops: Stop[] = [];
  let isDue = false;
  const begin = (): void => {
    if (isDue) return;
    isDue = true;
    const release = overlays.ask('consent', (may) => {
      // Once shown it stays until it is answered, and is not shown again in this visit.
      if (!may) return;
      session.set(sessionKeys.statisticsAsked, ASKED);
      ask();
    });
    stops.push(release);
  };
  stops.push(clock.after(CONSENT_AFTER_MS, begin), onScrolled(begin));
  return () => stops.splice(0).forEach((stop) => stop());
}
