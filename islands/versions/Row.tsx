import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import { formatBytes } from '#src/domain/bytes.ts';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { releaseOf, type VersionRow } from '#src/domain/releases/version-rows.ts';
import { pageComparison } from './page.ts';

interface Props {
  row: VersionRow;
  isReady: boolean;
}

/** Drawn anew only when it is another row: a table may hold hundreds. */
export const Row = memo(function Row({ row, isReady }: Props) {
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
      <td>{sizeBytes > 0 && formatBytes(sizeBytes)}</td>
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
          onClick={() => pageComparison.put(releaseOf(row))}
        >
          {list('put.text')}
        </button>
      </td>
    </tr>
  );
});
