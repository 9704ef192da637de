/**
 * The state of the table of all versions in the address: filters, order, page. Unknown values are ignored; defaults are
 * left out of the address.
 */
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#src/config/wire.ts';
import { LINES, STATUSES, SYSTEMS, type Line, type Status, type System } from './types.ts';
import { compareVersions } from './versions.ts';

export const SORT_KEYS = ['date', 'version', 'size'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

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
