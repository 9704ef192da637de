/**
 * Reports what went wrong outside of forms: a live region with one notice. The region is in the page from the start,
 * since screen readers announce only changes within one. Texts and style are loaded with it, so that they work offline.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { preinit } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { siteWideTexts } from '#islands/ui/site-wide-texts.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import type { NoticeKind, NoticeState } from '#src/stores/notices.ts';
import { dismissNotice, $notice } from '#src/stores/page/shared.ts';
import style from '#src/styles/on-demand/site-wide.css?url';
import { placeNotice } from './place-notice.ts';

export const Notices = withTexts<{ locale: Locale }>(Region, siteWideTexts);

function Region() {
  const region = useRef<HTMLDivElement>(null);
  const notice = useStore($notice, { ssr: () => undefined });
  useEffect(() => (notice && region.current ? placeNotice(region.current) : undefined), [notice]);
  return (
    <div className="page-notices" role="status" ref={region}>
      <Notice notice={notice} />
    </div>
  );
}

/** Keyed by the wire's numbers: the names come with the API's client, which a notice does not need. */
const TEXT_KEYS = {
  [-1]: 'notices.network',
  [-2]: 'notices.server',
  [-3]: 'notices.socket',
} as const satisfies Record<NoticeKind, string>;

function Notice({ notice }: { notice: NoticeState }) {
  const { t } = useTranslation('siteWide');
  // Preloaded: offline it would be too late.
  useEffect(() => preinit(style, { as: 'style', precedence: 'late' }), []);
  if (!notice) return null;
  if (notice === 'offline') {
    return (
      <div className="notice notice--warn">
        <p>{t('notices.offline')}</p>
      </div>
    );
  }
  const { kind, text, retry } = notice;
  return (
    <div className="notice notice--danger">
      <p>{text ?? t(TEXT_KEYS[kind])}</p>
      {retry && (
        <Button
          look="small"
          onClick={() => {
            dismissNotice();
            retry();
          }}
          label={t('notices.retry')}
        />
      )}
      <Button look="small" onClick={dismissNotice} label={t('notices.close')} />
    </div>
  );
}
