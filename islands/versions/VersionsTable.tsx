/**
 * Every installer of every version as one plain table, newest day first. Awake it is filtered, sorted and cut into pages,
 * and the address remembers how; without a script the whole table stands here.
 */
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { LiveNotice } from '#islands/ui/installers/LiveNotice.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { DEFAULT_PAGE_SIZE } from '#src/config/wire.ts';
import type { VersionRow } from '#src/domain/releases/version-rows.ts';
import { pageVersions } from './page.ts';
import { Filters } from './Filters.tsx';
import { Head } from './Head.tsx';
import { Pages } from './Pages.tsx';
import { Row } from './Row.tsx';

interface Props extends IslandProps<'downloadList' | 'releases'> {
  rows: readonly VersionRow[];
}

export const VersionsTable = withTexts(Table);

function Table({ rows }: Props) {
  const { t } = useTranslation('downloadList');
  const shown = useStore(pageVersions.$view, { ssr: () => undefined });
  // Many rows take a slow phone a while: what was pressed shows that it was, and they follow.
  const drawn = useDeferredValue(shown);
  const all = useStore(pageVersions.$rows, { ssr: () => [] });
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => pageVersions.start(rows), [rows]);
  const isReady = shown !== undefined;
  const view = shown ?? {
    rows,
    total: rows.length,
    page: 1,
    pages: Math.ceil(rows.length / DEFAULT_PAGE_SIZE),
  };
  const added = all.find((row) => !rows.some((built) => isSame(built, row)));

  return (
    <>
      <LiveNotice changed={added?.version} />
      <div className={drawn ? 'versions' : 'versions versions--first'} ref={whole}>
        <Filters isReady={isReady} total={view.total} />
        <div
          className="table-scroll"
          role="region"
          aria-label={t('meta.title')}
          tabIndex={0}
          hidden={view.total === 0}
        >
          <table className="table">
            <caption className="visually-hidden">{t('meta.title')}</caption>
            <Head isReady={isReady} />
            <tbody>
              {(drawn?.rows ?? rows).map((row) => (
                <Row key={`${row.line} ${row.version} ${row.name}`} row={row} isReady={isReady} />
              ))}
            </tbody>
          </table>
        </div>
        {view.total === 0 && (
          <div className="vacant">
            <h2>{t('filters.none')}</h2>
            <p className="soft">{t('filters.noneText')}</p>
            <Button
              onClick={() => {
                pageVersions.reset();
                // The button goes with the words; whoever works by keyboard is at the first filter.
                whole.current?.querySelector('select')?.focus();
              }}
              label={t('filters.reset')}
            />
          </div>
        )}
        <Pages isReady={isReady} page={view.page} pages={view.pages} />
      </div>
    </>
  );
}

const isSame = (a: VersionRow, b: VersionRow) => a.slot === b.slot && a.version === b.version;
