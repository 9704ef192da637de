/**
 * Turns the pages of the table; there is room for it before it wakes. A button at the end of its way stays in reach: one that
 * is switched off while it is pressed would take the focus with it.
 */
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { pageVersions } from './page.ts';

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
      <Turn isAtEnd={page <= 1} by={-1}>
        {t('pages.previous')}
      </Turn>
      <span role="status">{t('pages.where', { page, pages })}</span>
      <Turn isAtEnd={page >= pages} by={1}>
        {t('pages.next')}
      </Turn>
    </nav>
  );
}

interface TurnProps {
  isAtEnd: boolean;
  by: 1 | -1;
  children: string;
}

function Turn({ isAtEnd, by, children }: TurnProps) {
  return (
    <Button
      look="small"
      isOff={isAtEnd}
      onClick={() => {
        if (!isAtEnd) pageVersions.turn(by);
      }}
      label={children}
    />
  );
}
