/** Keeps a store's line going while its page is open: tries at once when the network is back or somebody looks again. */
import { useEffect } from 'react';
import { deskHost } from './browser.ts';

interface HasLine {
  nudge: () => void;
  stop: () => void;
  /** Finds out at once that the line is dead. */
  restart: () => void;
}

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
