/** Milliseconds since 1970, updated at an interval. */
import { useEffect, useState } from 'react';
import { clock } from '#src/browser/clock.ts';
import { deskHost } from './browser.ts';

const LOOK_EVERY_MS = 20_000;

export function useNow(): number {
  const [now, setNow] = useState(() => clock.wallMs());
  useEffect(() => clock.after(LOOK_EVERY_MS, () => setNow(clock.wallMs())), [now]);
  return now;
}

interface HasLine {
  nudge: () => void;
  stop: () => void;
  /** Detects a dead connection at once. */
  restart: () => void;
}

/** Keeps a store's connection open while its page is open: retries at once when the network or the visitor is back. */
export function useLine(start: () => void, line: HasLine): void {
  useEffect(() => {
    start();
    const stops = [
      deskHost.onAttention(line.nudge),
      deskHost.onNetwork((isBack) => (isBack ? line.nudge() : line.restart())),
    ];
    return () => {
      for (const stop of stops) stop();
      line.stop();
    };
  }, [start, line]);
}
