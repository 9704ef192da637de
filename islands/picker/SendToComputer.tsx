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
import type { QrCode } from '#islands/ui/QrCode.tsx';

/** Loaded on demand: few visitors want the code, and its encoder is larger than the island. */
const loadQrCode = () => import('#islands/ui/QrCode.tsx');

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
  const [code, setCode] = useState<{ QrCode: typeof QrCode; text: string }>();
  const copy = async () => setOutcome((await copyText(addressToHandOn())) ? 'copied' : 'failed');
  const showCode = () =>
    loadQrCode().then(
      (loaded) => {
        setCode({ ...loaded, text: addressToHandOn() });
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
          <code.QrCode className="hand-on__code" text={code.text} label={tOnDemand('handOn.qrLabel')} />
        </>
      )}
    </div>
  );
}
