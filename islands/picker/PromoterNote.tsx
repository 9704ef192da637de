/** Says that the Windows installers bear a promoter's code, and lets the visitor take the plain ones instead. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { OnDemandStyle, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';
import { Sentence } from '#islands/ui/Sentence.tsx';
import { pageInstallerNames } from '#islands/ui/installers/names.ts';

export function PromoterNote() {
  const late = useOnDemandTexts();
  const code = useStore(pageInstallerNames.$code, { ssr: () => '' });
  const borne = useStore(pageInstallerNames.$borne, { ssr: () => '' });
  const [isPressed, setPressed] = useState(false);
  if (code === '' || !late) return null;

  const button = (text: string) => (
    <button
      key={text}
      type="button"
      // The button just pressed has gone; its opposite takes the focus.
      autoFocus={isPressed}
      onClick={() => {
        setPressed(true);
        pageInstallerNames.toggle();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className="notice small">
      <OnDemandStyle />
      {borne ? (
        <p>
          <Sentence write={(mark) => late('promoter.text', { code: mark })}>
            <strong>{code}</strong>
          </Sentence>{' '}
          {button(late('promoter.plain'))}
        </p>
      ) : (
        <p>{button(late('promoter.restore'))}</p>
      )}
    </div>
  );
}
