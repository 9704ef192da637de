/** The visitor's own referral ID: as text, as a link to copy, as a QR code, and the number of sign-ups with it. */
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { QrCode } from '#islands/ui/QrCode.tsx';
import type { ReferralPaths } from '#src/config/path-to.ts';
import { withReferral } from '#src/domain/referral.ts';
import { ReferralCount } from './ReferralCount.tsx';

interface Props {
  /** Empty in the HTML, where nobody is signed in. */
  code: string;
  paths: ReferralPaths;
}

export function OwnReferral({ code, paths }: Props) {
  const { t } = useTranslation('referral');
  const link = withReferral(paths.register, code);
  const output = useRef<HTMLOutputElement>(null);
  const id = useId();
  return (
    <div className="referral cluster">
      <div className="stack stack--s">
        <p>
          {t('code')} <strong className="referral__code">{code}</strong>
        </p>
        <div>
          <strong id={id}>{t('link')}</strong>
          <output className="link-to-copy" aria-labelledby={id} ref={output}>
            {code && link}
          </output>
        </div>
        <ReferralCount code={code} />
        <div className="cluster">
          <CopyButton
            text={link}
            label={t('copy')}
            copied={t('copied')}
            failed={t('copyFailed')}
            source={output}
          />
          <a className="link-arrow" href={paths.promotion}>
            {t('promotion')}
          </a>
        </div>
      </div>
      <QrCode className="referral__qr" text={link} label={t('qr')} border={3} color="#0a232b" />
    </div>
  );
}
