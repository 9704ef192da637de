/**
 * Every installer of every version in one table, newest first. After hydration it can be filtered, sorted and paged,
 * and the address keeps that; without a script it shows all rows.
 */
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { LiveNotice } from '#islands/ui/installers/LiveNotice.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { DEFAULT_PAGE_SIZE } from '#src/config/wire.ts';
import { releaseOf, type SortKey, type VersionRow } from '#src/domain/releases/version-table.ts';
import { pageVersions, pageComparison } from './table.ts';
import { Filters } from './Filters.tsx';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import { formatBytes } from '#src/domain/bytes.ts';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';

interface Props extends IslandProps<'downloadList' | 'releases'> {
  rows: readonly VersionRow[];
}

export const VersionsTable = withTexts(Table);

function Table({ rows }: Props) {
  const { t } = useTranslation('downloadList');
  const shown = useStore(pageVersions.$view, { ssr: () => undefined });
  // Many rows take a slow phone a while: the pressed control changes first, the rows follow.
  const drawn = useDeferredValue(shown);
  const all = useStore(pageVersions.$rows, { ssr: () => [] });
  // Sample files have no size; then there is no column for it.
  const hasSizes = rows.some(({ sizeBytes }) => sizeBytes > 0);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => pageVersions.start(rows), [rows]);
  const isReady = shown !== undefined;
  const view = shown ?? {
    rows,
    total: rows.length,
    page: 1,
    pages: Math.ceil(rows.length / DEFAULT_PAGE_SIZE),
  };
  // Versions of the service stand after the page's own.
  const added = all[rows.length];

  return (
    <>
      <div className={`versions stack stack--wide ${drawn ? '' : 'versions--first'}`} ref={container}>
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
            <Head isReady={isReady} hasSizes={hasSizes} />
            <tbody>
              {(drawn?.rows ?? rows).map((row) => (
                <Row
                  key={`${row.line} ${row.version} ${row.name}`}
                  row={row}
                  isReady={drawn !== undefined}
                  hasSizes={hasSizes}
                />
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
                // The button is removed with the message, so the focus moves to the first filter.
                container.current?.querySelector('select')?.focus();
              }}
              label={t('filters.reset')}
            />
          </div>
        )}
        <Pages isReady={isReady} page={view.page} pages={view.pages} />
      </div>
      {/* Below the table, which would move. */}
      <LiveNotice changed={added?.version} />
    </>
  );
}

const COLUMNS = [
  { name: 'version', sort: 'version' },
  { name: 'system' },
  { name: 'status' },
  { name: 'date', sort: 'date' },
  { name: 'size', sort: 'size' },
  { name: 'file' },
] as const satisfies { name: string; sort?: SortKey }[];

/** The columns. Sortable ones have a button after hydration only. */
function Head({ isReady, hasSizes }: { isReady: boolean; hasSizes: boolean }) {
  const { t } = useTranslation('downloadList');
  const { t: words } = useTranslation('releases');
  const { sort: sorted, order } = useStore(pageVersions.$state, { ssr: 'initial' });
  return (
    <thead>
      <tr>
        {COLUMNS.filter(({ name }) => hasSizes || name !== 'size').map((column) => {
          const label = words(`columns.${column.name}`);
          const sort = 'sort' in column ? column.sort : undefined;
          const direction = order === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={column.name}
              className={sort && 'sortable'}
              scope="col"
              aria-sort={isReady && sort === sorted ? direction : undefined}
            >
              {isReady && sort ? (
                <button type="button" title={t(`sort.${sort}`)} onClick={() => pageVersions.sortBy(sort)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RowProps {
  row: VersionRow;
  isReady: boolean;
  hasSizes: boolean;
}

/** Rendered again only if its row changes: a table may have hundreds. */
const Row = memo(function Row({ row, isReady, hasSizes }: RowProps) {
  const { t } = useTranslation('releases');
  const { t: list } = useTranslation('downloadList');
  const { line, version, status, name, date, day, sizeBytes, href } = row;
  return (
    <tr>
      <th scope="row">
        <span className="small soft">{t(`lines.${line}`)}</span> <b>{version}</b>
      </th>
      <td>{name}</td>
      <td>
        <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
      </td>
      <td>
        <time dateTime={date}>{day}</time>
      </td>
      {hasSizes && <td>{sizeBytes > 0 && formatBytes(sizeBytes)}</td>}
      <td>
        {href && (
          <InstallerLink offer={row} label={t('getFile', { file: fileNameOf(href) })}>
            {t('get')}
          </InstallerLink>
        )}
        <button
          className={isReady ? '' : 'waits'}
          type="button"
          aria-label={list('put.of', { version: `${t(`lines.${line}`)} ${version}` })}
          onClick={() => pageComparison.add(releaseOf(row))}
        >
          {list('put.text')}
        </button>
      </td>
    </tr>
  );
});

interface PagesProps {
  isReady: boolean;
  page: number;
  pages: number;
}

/**
 * The table's page buttons; their room is reserved before hydration. On the first and last page a button stays
 * focusable: disabling the pressed one would lose the focus.
 */
function Pages({ isReady, page, pages }: PagesProps) {
  const { t } = useTranslation('downloadList');
  if (pages < 2) return null;
  return (
    <nav className={isReady ? 'cluster' : 'cluster waits'} aria-label={t('pages.label')}>
      <Button
        look="small"
        isOff={page <= 1}
        onClick={() => pageVersions.showPage(page - 1)}
        label={t('pages.previous')}
      />
      <span role="status">{t('pages.where', { page, pages })}</span>
      <Button
        look="small"
        isOff={page >= pages}
        onClick={() => pageVersions.showPage(page + 1)}
        label={t('pages.next')}
      />
    </nav>
  );
}
