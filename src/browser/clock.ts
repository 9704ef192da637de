/** The clocks and timers of the page, in one object that tests replace. */
export interface Clock {
  /** Milliseconds since 1970; visitors and time servers may change it. */
  wallMs(): number;
  /** Milliseconds since the page was opened; never decreases. */
  monotonicMs(): number;
  /** @returns a function that cancels it */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls back when the page becomes visible again: timers may have slept. @returns a function that stops it */
  onResume(callback: () => void): () => void;
}

export const clock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  after(delayMs, callback) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
  onResume(callback) {
    const onChange = () => {
      if (document.visibilityState === 'visible') callback();
    };
    const listening = new AbortController();
    document.addEventListener('visibilitychange', onChange, listening);
    addEventListener('pageshow', onChange, listening);
    return () => listening.abort();
  },
};
