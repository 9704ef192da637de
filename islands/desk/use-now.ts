/** Milliseconds since 1970, now and then. */
import { useEffect, useState } from 'react';
import { clock } from '#src/browser/clock.ts';

const LOOK_EVERY_MS = 20_000;

export function useNow(): number {
  const [now, setNow] = useState(() => clock.wallMs());
  useEffect(() => clock.after(LOOK_EVERY_MS, () => setNow(clock.wallMs())), [now]);
  return now;
}
