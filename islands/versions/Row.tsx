import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import { formatBytes } from '#src/domain/bytes.ts';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import type { VersionRow } from '#src/domain/releases/version-rows.ts';

/** Drawn anew only when it is another row: a table may hold hundreds. */
export const Row = memo(function Row({ row }: { row: VersionRow }) {
  const { t } = useTranslation('releases');
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
      </td>
    </tr>
  );
});
