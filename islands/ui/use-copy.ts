/** The result of a copy button's last press. Success is shown for a moment, a refusal until the next press. */
import { useEffect, useState } from 'react';
import { clock } from '#src/browser/clock.ts';
import { copyText } from '#src/browser/clipboard.ts';

/** @internal for the tests */
export const COPIED_MS = 2_000;

/** @returns the result, and a function that copies a text and returns whether that worked */
export function useCopy(write = copyText) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => (state === 'copied' ? clock.after(COPIED_MS, () => setState('idle')) : undefined), [state]);
  const copy = async (text = ''): Promise<boolean> => {
    setState('idle');
    const isDone = await write(text);
    setState(isDone ? 'copied' : 'failed');
    return isDone;
  };
  return [state, copy] as const;
}
