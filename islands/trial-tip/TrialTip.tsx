/**
 * A tooltip for the online trial, in a free place near the header's end, for a visitor who has been looking around
 * without acting. It disappears by itself. Its store decides when it shows.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { CloseIcon } from '#islands/ui/icons.tsx';
import { textsByLocale, withTexts } from '#islands/ui/texts.tsx';
import type { PathOf } from '#src/config/routes.ts';
import style from '#src/styles/on-demand/trial-tip.css?url';
import { createPageTrialTip } from './store.ts';

const WEB_TRIAL: PathOf<'webtrial'> = '/webtrial';

/** Bundled with the code, since few visitors see the tooltip. */
const trialTipTexts = textsByLocale<'chatAndOffers'>(
  import.meta.glob('../../i18n/*/chat-and-offers.ts', { eager: true }),
);

export const TrialTip = withTexts(Tip, trialTipTexts);

function Tip({ locale }: { locale: Locale }) {
  const { t } = useTranslation('chatAndOffers');
  const [tip] = useState(createPageTrialTip);
  const isShown = useStore(tip.$isShown);
  const at = useStore(tip.$place, { ssr: 'initial' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => tip.start(() => place.current?.matches(':hover, :focus-within') ?? false), [tip]);
  return (
    <div className="trial-tip" role="status" ref={place}>
      {isShown && (
        <div className="trial-tip__body" style={{ left: at.left, top: at.top }}>
          {/* React shows the tip after the sheet has loaded. */}
          <link rel="stylesheet" href={style} precedence="late" />
          <p>{t('tooltip.text')}</p>
          <a
            className="link-arrow"
            href={localizedPath(locale, WEB_TRIAL)}
            data-track="tooltip-trial"
            data-web-trial="tooltip"
          >
            {t('tooltip.link')}
          </a>
          <button type="button" onClick={tip.hide}>
            <CloseIcon />
            <span className="visually-hidden">{t('tooltip.close')}</span>
          </button>
        </div>
      )}
    </div>
  );
}
