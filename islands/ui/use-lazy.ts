/**
 * Loads code when it is first needed. A failed load is repeated by a press, or when the network is back. React's `lazy`
 * would show the fallback for at least 300 ms.
 */
import { useEffect, useState } from 'react';
import { useWhenOnline } from './use-when-online.ts';

/**
 * @param load must be the same function in every rendering
 * @param loaded the value, if it is loaded already
 * @returns the value, `undefined` before it is loaded
 */
export function useLazy<T>(load: () => Promise<T>, loaded?: T) {
  // In an object, because React would call a component, which is a function.
  const [outcome, setOutcome] = useState<{ value: T } | 'failed' | undefined>(loaded && { value: loaded });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    load().then(
      (value) => setOutcome((known) => (typeof known === 'object' ? known : { value })),
      () => setOutcome((known) => known ?? 'failed'),
    );
  }, [load, attempt]);

  const hasFailed = outcome === 'failed';
  const tryAgain = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  useWhenOnline(hasFailed, tryAgain);
  return { value: typeof outcome === 'object' ? outcome.value : undefined, hasFailed, tryAgain };
}
