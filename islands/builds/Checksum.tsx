/** A SHA-256 in two even lines, with a button that copies it. Where that is refused the sum is marked for the keyboard. */
import { useEffect, useRef, useState } from 'react';
import { copyText, selectText } from '#src/browser/clipboard.ts';
import { clock } from '#src/browser/clock.ts';
import { OnDemandStyle, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';

const SAID_FOR_MS = 2000;

interface Props {
  file: string;
  sha256: string;
}

export function Checksum({ file, sha256 }: Props) {
  const late = useOnDemandTexts();
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => (isCopied ? clock.after(SAID_FOR_MS, () => setCopied(false)) : undefined), [isCopied]);

  async function copy() {
    const isDone = await copyText(sha256);
    setCopied(isDone);
    if (!isDone && code.current) selectText(code.current);
  }

  return (
    <span className="checksum">
      <code ref={code}>{sha256}</code>
      {late && (
        <>
          <OnDemandStyle />
          <button type="button" aria-label={late('checksum.copyOf', { file })} onClick={() => void copy()}>
            {isCopied ? late('checksum.copied') : late('checksum.copy')}
          </button>
        </>
      )}
    </span>
  );
}
