import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '#src/config/wire.ts';
import {
  defaultTableState,
  readTableState,
  sortedBy,
  tableParameters,
  viewOf,
  type TableRow,
} from '#src/domain/releases/version-table.ts';

const read = (query: string) => readTableState(new URLSearchParams(query));

describe('readTableState', () => {
  it('reads every offered value', () => {
    const choice = { line: 'v6', system: 'linux', status: 'old', sort: 'size', order: 'asc' };
    expect(read(`${new URLSearchParams(choice).toString()}&size=50&page=2`)).toEqual({
      ...choice,
      size: 50,
      page: 2,
    });
  });

  const queries = [[''], ['line=__proto__&system=beos&status=3&sort=name&order=up&size=11&page=0']];
  it.each(queries)('uses the defaults for %j', (query) => {
    expect(read(query)).toEqual(defaultTableState);
  });

  it.each(PAGE_SIZES)('§9.17 offers %d rows a page', (size) => {
    expect(read(`size=${size}`).size).toBe(size);
  });
});

it('tableParameters contain what differs from the defaults; the rest is empty', () => {
  const state = { ...defaultTableState, status: 'beta', size: 20 } as const;
  const { status, size, ...others } = tableParameters(state);
  expect([status, size]).toEqual(['beta', '20']);
  expect(Object.values(others).every((value) => value === '')).toBe(true);
  expect(read(`status=${status}&size=${size}`)).toEqual(state);
});

const row = (version: string, date: string, sizeBytes: number, more: Partial<TableRow> = {}): TableRow => ({
  line: 'v6',
  system: 'windows',
  status: 'old',
  version,
  date,
  sizeBytes,
  ...more,
});

describe('viewOf', () => {
  const rows = [
    row('6.10.0', '2026-03-01', 5),
    row('6.9.0', '2026-04-01', 7, { system: 'linux' }),
    row('6.2.0', '2026-01-01', 9, { line: 'android', status: 'latest' }),
    row('6.9.0', '2026-04-01', 6),
  ];
  const versions = (state: Partial<typeof defaultTableState>) =>
    viewOf(rows, { ...defaultTableState, ...state }).rows.map(
      ({ version, sizeBytes }) => `${version}/${sizeBytes}`,
    );

  it('shows the newest day first and keeps equal rows in order', () => {
    expect(versions({})).toEqual(['6.9.0/7', '6.9.0/6', '6.10.0/5', '6.2.0/9']);
  });

  it('sorts versions by their numbers and sizes as numbers, in both directions', () => {
    expect(versions({ sort: 'version' })).toEqual(['6.10.0/5', '6.9.0/7', '6.9.0/6', '6.2.0/9']);
    expect(versions({ sort: 'size', order: 'asc' })).toEqual(['6.10.0/5', '6.9.0/6', '6.9.0/7', '6.2.0/9']);
  });

  it('filters by edition, system and badge together', () => {
    expect(versions({ system: 'linux' })).toEqual(['6.9.0/7']);
    expect(versions({ line: 'android', status: 'latest' })).toEqual(['6.2.0/9']);
    const none = { rows: [], total: 0, pages: 1, page: 1 };
    expect(viewOf(rows, { ...defaultTableState, line: 'vps' })).toEqual(none);
  });

  it('cuts pages and falls back to the last one', () => {
    const many = Array.from({ length: 23 }, (_, index) => row(`6.0.${index}`, '2026-01-01', index));
    const view = viewOf(many, { ...defaultTableState, page: 9 });
    expect(view).toMatchObject({ total: 23, pages: 3, page: 3 });
    expect(view.rows).toHaveLength(3);
    expect(viewOf(many, { ...defaultTableState, size: 50 }).rows).toHaveLength(23);
    expect(many).toHaveLength(23);
  });
});

it('sortedBy sorts descending first, ascending at the second click, and shows the first page', () => {
  const once = sortedBy({ ...defaultTableState, page: 4 }, 'size');
  expect(once).toMatchObject({ sort: 'size', order: 'desc', page: 1 });
  expect(sortedBy(once, 'size')).toMatchObject({ sort: 'size', order: 'asc' });
  expect(sortedBy(once, 'version')).toMatchObject({ sort: 'version', order: 'desc' });
});
