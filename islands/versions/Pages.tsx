/** Turns the pages of the table; there is room for it before it wakes. */
import { useTranslation } from 'react-i18next';
import { pageVersions } from '#src/stores/page/versions.ts';

interface Props {
  isReady: boolean;
  page: number;
  pages: number;
}

export function Pages({ isReady, page, pages }: Props) {
  const { t } = useTranslation('downloadList');
  if (pages < 2) return null;
  return (
    <nav className={isReady ? 'cluster' : 'cluster waits'} aria-label={t('pages.label')}>
      <button
        className="button button--small"
        type="button"
        disabled={page <= 1}
        onClick={() => pageVersions.turn(-1)}
      >
        {t('pages.previous')}
      </button>
      <span>{t('pages.where', { page, pages })}</span>
      <button
        className="button button--small"
        type="button"
        disabled={page >= pages}
        onClick={() => pageVersions.turn(1)}
      >
        {t('pages.next')}
      </button>
    </nav>
  );
}
