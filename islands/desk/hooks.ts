/** What the desk's components share: the time, and a connection that lives as long as its page. */
import { useEffect, useState } from 'react';
import { clock } from '#src/browser/clock.ts';
import { deskHost } from './browser.ts';
import type { Connection } from './connection.ts';

const UPDATE_INTERVAL_MS = 20_000;

/** @returns milliseconds since 1970, updated at an interval */
export function useNow(): number {
  const [now, setNow] = useState(() => clock.wallMs());
  useEffect(() => clock.after(UPDATE_INTERVAL_MS, () => setNow(clock.wallMs())), [now]);
  return now;
}

/** Keeps a store's connection open while its page is open: retries at once when the network or the visitor is back. */
export function useConnection(start: () => void, connection: Omit<Connection, 'start'>): void {
  useEffect(() => {
    start();
    const stops = [
      deskHost.onAttention(connection.retryNow),
      deskHost.onNetwork((isBack) => (isBack ? connection.retryNow() : connection.restart())),
    ];
    return () => {
      for (const stop of stops) stop();
      connection.stop();
    };
  }, [start, connection]);
}
