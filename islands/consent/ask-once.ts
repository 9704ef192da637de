/**
 * When the question about statistics appears: once in a visit, after the first scroll or three seconds after the first
 * interaction (its code is loaded then), and while no other overlay is shown. So it is in no first view. A visitor who
 * leaves before that is asked on the next page.
 */
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { Overlays } from '#src/stores/overlays.ts';

type Stop = () => void;

export interface AskOnceDependencies {
  overlays: Pick<Overlays, 'ask'>;
  session: Pick<KeyValueStorage, 'get' | 'set'>;
  clock: Pick<Clock, 'after'>;
  onScrolled: (callback: () => void) => Stop;
}

export const CONSENT_AFTER_MS = 3_000;
const ASKED = '1';

/** @returns a function that ends the waiting and lets the next overlay show */
export function askOnce(
  { overlays, session, clock, onScrolled }: AskOnceDependencies,
  ask: () => void,
): Stop {
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
