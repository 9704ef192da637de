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
import { dismissNotice, $notice, pageOverlays } from '#src/stores/page/shared.ts';
import style from '#src/styles/on-demand/site-wide.css?url';
import {
  EDGE_PX,
  coversContent,
  reserveBottom,
  onResized,
  onViewSettled,
  placeFor,
  type Point,
} from '#src/browser/floating.ts';
import { find } from '#src/browser/dom.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';

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
  const { kind, isMaintenance, retry } = notice;
  return (
    <div className="notice notice--danger">
      <p>{t(isMaintenance ? 'notices.maintenance' : TEXT_KEYS[kind])}</p>
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

/** Moved by a transform, which does not count as a layout shift. */
function moveTo({ style }: HTMLElement, place: Point | undefined): void {
  style.inset = place ? '0 auto auto 0' : '';
  style.transform = place ? `translate(${place.left}px, ${place.top}px)` : '';
}

/**
 * The place of the notice: at the bottom of the window, or higher, where it covers no text and no control. It looks
 * again after scrolling and stays while it covers nothing. If no place is free, it stays at the bottom and the page
 * adds room there. When the notice is removed with the focus, the focus returns to where it was.
 *
 * @returns a function that stops it
 */
function placeNotice(region: HTMLElement): () => void {
  const release = pageOverlays.claim('notice');
  const before = find(':focus') ?? find('main');
  const look = (): void => {
    if (!coversContent(region)) return;
    const size = region.getBoundingClientRect();
    const place = placeFor(size, OVERLAYS.notice.place, region);
    moveTo(region, place);
    // The room stays as long as the notice: without it the notice would cover the page's end again.
    if (!place) reserveBottom('notice', size.height + 2 * EDGE_PX);
  };
  const stops = [onViewSettled(look), onResized(region, look)];
  look();
  return () => {
    for (const stop of stops) stop();
    release();
    moveTo(region, undefined);
    reserveBottom('notice', 0);
    if (!find(':focus')) before?.focus({ preventScroll: true });
  };
}
