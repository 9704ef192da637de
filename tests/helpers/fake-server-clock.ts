/** The server's clock, moved by hand. */
export type FakeClock = ReturnType<typeof createFakeClock>;

/** Starts at noon in Beijing, within support hours. */
export function createFakeClock() {
  let now = Date.parse('2026-11-20T12:00:00+08:00');
  return { now: () => now, advance: (seconds: number) => void (now += seconds * 1000) };
}
