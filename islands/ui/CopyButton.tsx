/**
 * A button that copies a text and says so for a moment, on itself and to a screen reader. Where the browser refuses, it says
 * that instead, and the text is selected, ready for the visitor's own keys.
 */
import type { RefObject } from 'react';
import { selectText } from '#src/browser/clipboard.ts';
import { useCopy } from './use-copy.ts';

interface Props {
  /** What is copied; a function where the press decides, which gives nothing where there is nothing to copy. */
  text: string | (() => string | undefined);
  label: string;
  copied: string;
  failed: string;
  /** Where the text stands in the page. */
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
