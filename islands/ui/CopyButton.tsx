/**
 * A button that copies a text and confirms it for a moment, also to a screen reader. If the browser refuses, it says so
 * and selects the text, to be copied by hand.
 */
import type { RefObject } from 'react';
import { selectText } from '#src/browser/clipboard.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  /** The text, or a function that returns it at the press; `undefined` copies nothing. */
  text: string | (() => string | undefined);
  label: string;
  copied: string;
  failed: string;
  /** The element that shows the text. */
  source?: RefObject<Element | null>;
  className?: string;
}

export function CopyButton({ text, label, copied, failed, source, className = 'button' }: Props) {
  const [state, copy] = useCopy();
  const press = async () => {
    const wanted = typeof text === 'string' ? text : text();
    if (wanted === undefined || (await copy(wanted))) return;
    if (source?.current) selectText(source.current);
  };
  return (
    <>
      <button className={className} type="button" onClick={() => void press()}>
        {state === 'copied' ? copied : label}
      </button>
      <span className={state === 'failed' ? 'small' : 'visually-hidden'} role="status">
        {state === 'copied' && copied}
        {state === 'failed' && failed}
      </span>
    </>
  );
}
