/**
 * Code that comes when it is first needed. What did not come is asked for again by a press, or when the network is back.
 * React's `lazy` would hold what stands in its place for 300 ms, however soon the code comes.
 */
import { useEffect, useState } from 'react';
import { useWhenOnline } from './use-when-online.ts';

/**
 * @param load the same function each time
 * @param loaded where it has come already
 * @returns its value, `undefined` before it has come
 */
export function useLazy<T>(load: () => Promise<T>, loaded?: T) {
  // In an object, since a component is a function, which React would call.
  const [outcome, setOutcome] = useState<{ value: T } | 'failed' | undefined>(loaded && { value: loaded });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isHere = true;
    load().then(
      (value) => {
        if (isHere) setOutcome((known) => (typeof known === 'object' ? known : { value }));
      },
      () => {
        if (isHere) setOutcome('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, attempt]);

  const hasFailed = outcome === 'failed';
  const tryAgain = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  useWhenOnline(hasFailed, tryAgain);
  return { value: typeof outcome === 'object' ? outcome.value : undefined, hasFailed, tryAgain };
}
