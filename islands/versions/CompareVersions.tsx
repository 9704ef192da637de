/** Compares two versions from the rows of the table above; its room is reserved before hydration. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { formatBytes } from '#src/domain/bytes.ts';
import type { Line } from '#src/domain/releases/types.ts';
import { releaseOf, type VersionRow } from '#src/domain/releases/version-table.ts';
import { NOTHING_COMPARED, type Side } from './comparison.ts';
import { pageComparison } from './table.ts';

interface Props extends IslandProps<'downloadList' | 'releases'> {
  /** Requirements of each edition, in words. */
  needs: Readonly<Record<Line, readonly string[]>>;
  changelogPath: string;
  /** Releases whose notes are on a page of this site; those known only to the version service have none. */
  noted: readonly string[];
}

const SIDES = [0, 1] as const;

export const CompareVersions = withTexts(Comparison);

function Comparison({ needs, changelogPath, noted }: Props) {
  const { t } = useTranslation('downloadList');
  const { t: words } = useTranslation('releases');
  const isHydrated = useIsHydrated();
  const { sides, daysApart } = useStore(pageComparison.$compared, { ssr: () => NOTHING_COMPARED });
  useEffect(() => pageComparison.start(), []);
  const additions = useStore(pageComparison.$additions, { ssr: 'initial' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (additions === 0) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [additions]);

  const line = (label: string, cell: (first: VersionRow, side: Side) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {SIDES.map((at) => {
        const [first] = sides[at];
        return <td key={at}>{first && cell(first, sides[at])}</td>;
      })}
    </tr>
  );
  return (
    <section className={`section section--ruled compare${isHydrated ? '' : ' waits'}`}>
      <div className="wrap stack">
        <h2 tabIndex={-1} ref={heading}>
          {t('compare.title')}
        </h2>
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <td></td>
                <th scope="col">
                  <Choice at={0} label={t('compare.first')} side={sides[0]} />
                </th>
                <th scope="col">
                  <Choice at={1} label={t('compare.second')} side={sides[1]} />
                </th>
              </tr>
            </thead>
            <tbody>
              {line(words('columns.status'), (row) => (
                <StatusBadge status={row.status}>{words(`statuses.${row.status}`)}</StatusBadge>
              ))}
              {line(words('columns.date'), (row) => (
                <time dateTime={row.date}>{row.day}</time>
              ))}
              {line(t('compare.builds'), (_first, side) => (
                <List
                  entries={side.map(({ name, sizeBytes }) =>
                    sizeBytes > 0 ? `${name} · ${formatBytes(sizeBytes)}` : name,
                  )}
                />
              ))}
              {line(words('columns.requirement'), (row) => (
                <List entries={needs[row.line]} />
              ))}
              {line(t('compare.notes'), (row) => {
                const release = releaseOf(row);
                return (
                  noted.includes(release) && (
                    <a href={`${changelogPath}/${release}`}>
                      {t('compare.notesOf', { version: row.version })}
                    </a>
                  )
                );
              })}
            </tbody>
          </table>
        </div>
        <p role="status">{daysApart !== undefined && t('compare.apart', { days: daysApart })}</p>
        <a className="link-arrow" href={changelogPath}>
          {t('compare.changes')}
        </a>
      </div>
    </section>
  );
}

function Choice({ at, label, side: [chosen] }: { at: 0 | 1; label: string; side: Side }) {
  const { t } = useTranslation('downloadList');
  const { t: words } = useTranslation('releases');
  const releases = useStore(pageComparison.$releases, { ssr: () => [] });
  const options = releases
    .map((row) => [`${words(`lines.${row.line}`)} ${row.version}`, row] as const)
    .sort(([a], [b]) => b.localeCompare(a, undefined, { numeric: true }))
    // The version first, as a phone cuts the end.
    .map(([, row]) => [releaseOf(row), `${row.version} · ${words(`lines.${row.line}`)}`] as const);
  return (
    <Select
      aria-label={label}
      value={chosen ? releaseOf(chosen) : ''}
      autoComplete="off"
      options={[['', t('compare.choose')], ...options]}
      onChoose={(release) => pageComparison.choose(at, release)}
    />
  );
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
