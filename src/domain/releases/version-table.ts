/** The table of all versions: its rows, one for each installer, including planned ones; and its state in the address. */
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/config/wire.ts';
import { newestBySlot, type LiveBuild } from './offers.ts';
import { slotOf } from './selection.ts';
import { LINES, STATUSES, SYSTEMS, type Line, type Status, type System } from './types.ts';
import { compareVersions } from './versions.ts';

export const SORT_KEYS = ['date', 'version', 'size'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Filters, order and page. Unknown values are ignored; defaults are left out of the address. */
export interface TableState {
  line: Line | '';
  system: System | '';
  status: Status | '';
  sort: SortKey;
  order: 'asc' | 'desc';
  size: number;
  /** Counts from 1. */
  page: number;
}

/** The fields of a row that the table needs. */
export interface TableRow {
  line: string;
  system: string;
  status: string;
  version: string;
  /** YYYY-MM-DD or other text; compared as text. */
  date: string;
  sizeBytes: number;
}

export const defaultTableState: TableState = {
  line: '',
  system: '',
  status: '',
  sort: 'date',
  order: 'desc',
  size: DEFAULT_PAGE_SIZE,
  page: 1,
};

function oneOf<const T>(offered: readonly T[], value: unknown, otherwise: T): T {
  return offered.find((entry) => entry === value) ?? otherwise;
}

export function readTableState(query: URLSearchParams): TableState {
  const page = Number(query.get('page'));
  return {
    line: oneOf(['', ...LINES], query.get('line'), ''),
    system: oneOf(['', ...SYSTEMS], query.get('system'), ''),
    status: oneOf(['', ...STATUSES], query.get('status'), ''),
    sort: oneOf(SORT_KEYS, query.get('sort'), defaultTableState.sort),
    order: oneOf(['asc', 'desc'], query.get('order'), defaultTableState.order),
    size: oneOf<number>(PAGE_SIZES, Number(query.get('size')), DEFAULT_PAGE_SIZE),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Parameters of the address; defaults are empty. */
export const tableParameters = (state: TableState): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...defaultTableState, ...state }).map(([key, value]) => [
      key,
      value === defaultTableState[key as keyof TableState] ? '' : String(value), // the keys of a state
    ]),
  );

export interface TableView<Row> {
  rows: Row[];
  /** Number of rows that pass the filters. */
  total: number;
  pages: number;
  /** The requested page, or the last one if there are fewer. */
  page: number;
}

export function viewOf<Row extends TableRow>(all: readonly Row[], state: TableState): TableView<Row> {
  const passing = all.filter((row) =>
    (['line', 'system', 'status'] as const).every((key) => state[key] === '' || row[key] === state[key]),
  );
  const direction = state.order === 'asc' ? 1 : -1;
  // Equal rows keep their order.
  passing.sort((a, b) => direction * compare(a, b, state.sort));
  const pages = Math.max(1, Math.ceil(passing.length / state.size));
  const page = Math.min(state.page, pages);
  return {
    rows: passing.slice((page - 1) * state.size, page * state.size),
    total: passing.length,
    pages,
    page,
  };
}

function compare(a: TableRow, b: TableRow, key: SortKey): number {
  if (key === 'version') return compareVersions(a.version, b.version);
  if (key === 'size') return a.sizeBytes - b.sizeBytes;
  return a.date < b.date ? -1 : Number(a.date > b.date);
}

/** The order after a click on a column: descending first, then ascending. */
export function sortedBy(state: TableState, sort: SortKey): TableState {
  const order = state.sort === sort && state.order === 'desc' ? 'asc' : 'desc';
  return { ...state, sort, order, page: 1 };
}

export interface VersionRow extends TableRow {
  line: Line;
  status: Status;
  /** Identifies the build across versions: `v6/windows/64`; empty for a planned release. */
  slot: string;
  /** The system in the page's language. */
  name: string;
  /** The date in the page's language. */
  day: string;
  /** The address without a promoter's code; empty for a planned release. */
  href: string;
}

/** Identifies the release of a row, for the comparison. */
export const releaseOf = ({ line, version }: Pick<VersionRow, 'line' | 'version'>): string =>
  `${line}-${version}`;

/** @returns the newest release of the first edition with two, and the one before; nothing if none has */
export function newestTwo(rows: readonly VersionRow[]): readonly [string, string] {
  for (const line of LINES) {
    const released = rows
      .filter((row) => row.line === line && (row.status === 'latest' || row.status === 'old'))
      .sort((a, b) => compareVersions(b.version, a.version));
    const [newest, before] = new Set(released.map(releaseOf));
    if (newest && before) return [newest, before];
  }
  return ['', ''];
}

/**
 * Adds what the version service knows: its own builds, and the badge `old` for those that they replace. The service's
 * builds have neither size nor checksum; one for a system without a row in its edition is left out, since the page has
 * no texts for it.
 */
export function withLiveBuilds(
  rows: readonly VersionRow[],
  builds: readonly LiveBuild[],
): readonly VersionRow[] {
  const newest = newestBySlot(builds);
  const all = rows.map((row) =>
    isReplaced(row, newest.get(row.slot)) ? { ...row, status: 'old' as const } : row,
  );
  for (const build of builds) {
    const slot = slotOf(build.line, build);
    const model = rows.find((row) => row.slot === slot);
    const isKnown = all.some((row) => row.slot === slot && row.version === build.version);
    if (!model || isKnown) continue;
    const { version, status, date, url } = build;
    all.push({ ...model, version, status, date, day: date, href: url, sizeBytes: 0 });
  }
  return all;
}

const isReplaced = ({ status, version }: VersionRow, live: LiveBuild | undefined): boolean =>
  status === 'latest' && live !== undefined && live.version !== version;
