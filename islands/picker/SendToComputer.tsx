/**
 * On a phone, sends this page to a computer: by the share sheet, the clipboard, or a QR code. The address to type is
 * shown without a script.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { OnDemandStyle, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';
import { copyText } from '#src/browser/clipboard.ts';
import { currentAddress } from '#src/browser/location.ts';
import { canShare, share } from './browser.ts';
import type { drawCode } from './draw-code.ts';

const loadDrawCode = () => import('./draw-code.ts');

interface Props {
  /** The address, as people type it: without `https://`. */
  address: string;
}

/** The address without parameters of this phone; a promoter's code stays in it. */
function addressToHandOn(): string {
  const address = new URL(currentAddress());
  address.hash = '';
  return address.href;
}

export function SendToComputer({ address }: Props) {
  const { t } = useTranslation('installers');
  const tOnDemand = useOnDemandTexts();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const [code, setCode] = useState<ReturnType<typeof drawCode>>();
  const copy = async () => setOutcome((await copyText(addressToHandOn())) ? 'copied' : 'failed');
  const showCode = () =>
    loadDrawCode().then(
      ({ drawCode }) => {
        setCode(drawCode(addressToHandOn()));
        setOutcome(undefined);
      },
      () => setOutcome('failed'),
    );

  return (
    <div className="hand-on card stack stack--s">
      <strong>{t('handOn.title')}</strong>
      <code>{address}</code>
      <div className={tOnDemand ? 'cluster' : 'cluster waits'}>
        {tOnDemand && canShare() && (
          <Button look="small" onClick={() => share(addressToHandOn())} label={t('handOn.share')} />
        )}
        <Button look="small" onClick={() => void copy()} label={t('handOn.copy')} />
        <Button look="small" onClick={() => void showCode()} label={t('handOn.qr')} />
      </div>
      <p className="small" role="status">
        {tOnDemand && outcome && tOnDemand(`handOn.${outcome}`)}
      </p>
      {tOnDemand && code && (
        <>
          <OnDemandStyle />
          <svg
            className="hand-on__code"
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={tOnDemand('handOn.qrLabel')}
          >
            <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
            <path stroke="#000" d={code.path} />
          </svg>
        </>
      )}
    </div>
  );
}
