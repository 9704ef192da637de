/**
 * A button that copies a text and confirms it for a moment, also to a screen reader. If the browser refuses, it says so
 * and selects the text, to be copied by hand.
 */
import { type RefObject, useEffect, useState } from 'react';
import { selectText, copyText } from '#src/browser/clipboard.ts';
import { Button } from './Button.tsx';
import { clock } from '#src/browser/clock.ts';

interface Props {
  /** The text, or a function that returns it at the press; `undefined` copies nothing. */
  text: string | (() => string | undefined);
  label: string;
  copied: string;
  failed: string;
  /** The element that shows the text. */
  source?: RefObject<Element | null>;
  /** As of the button. */
  look?: string;
}

export function CopyButton({ text, label, copied, failed, source, look = '' }: Props) {
  const [state, copy] = useCopy();
  const press = async () => {
    const wanted = typeof text === 'string' ? text : text();
    if (wanted === undefined || (await copy(wanted))) return;
    if (source?.current) selectText(source.current);
  };
  return (
    <>
      <Button look={look} onClick={() => void press()} label={state === 'copied' ? copied : label} />
      <span className={state === 'failed' ? 'small' : 'visually-hidden'} role="status">
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </span>
    </>
  );
}

/** @internal for the tests */
export const COPIED_MS = 2_000;

/**
 * The result of a copy button's last press. Success is shown for a moment, a refusal until the next press.
 *
 * @returns the result, and a function that copies a text and returns whether that worked
 */
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
