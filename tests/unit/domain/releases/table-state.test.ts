import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '#src/config/wire.ts';
import {
  defaultTableState,
  readTableState,
  tableParameters,
  viewOf,
  type TableRow,
} from '#src/domain/releases/table-state.ts';

const read = (query: string) => readTableState(new URLSearchParams(query));

describe('readTableState', () => {
  it('reads every value that is offered', () => {
    expect(read('line=v6&system=linux&status=old&size=50&page=2')).toEqual({
      line: 'v6',
      system: 'linux',
      status: 'old',
      size: 50,
      page: 2,
    });
  });

  it.each([[''], ['line=__proto__&system=beos&status=3&size=11&page=0']])(
    'takes the defaults for %j',
    (query) => {
      expect(read(query)).toEqual(defaultTableState);
    },
  );

  it.each(PAGE_SIZES)('§9.17 offers %d rows a page', (size) => {
    expect(read(`size=${size}`).size).toBe(size);
  });
});

describe('tableParameters', () => {
  it('says what differs from the defaults, and empties the rest', () => {
    const state = { ...defaultTableState, status: 'beta', size: 20 } as const;
    const { status, size, ...others } = tableParameters(state);
    expect([status, size]).toEqual(['beta', '20']);
    expect(Object.values(others).every((value) => value === '')).toBe(true);
    expect(read(`status=${status}&size=${size}`)).toEqual(state);
  });
});

const row = (name: string, date: string, more: Partial<TableRow> = {}) => ({
  line: 'v6',
  system: 'windows',
  status: 'old',
  name,
  date,
  ...more,
});

describe('viewOf', () => {
  const rows = [
    row('second', '2026-03-01'),
    row('first', '2026-04-01', { system: 'linux' }),
    row('last', '2026-01-01', { line: 'android', status: 'latest' }),
    row('equal', '2026-04-01'),
  ];
  const names = (state: Partial<typeof defaultTableState>) =>
    viewOf(rows, { ...defaultTableState, ...state }).rows.map(({ name }) => name);

  it('shows the newest day first and keeps equal rows in order', () => {
    expect(names({})).toEqual(['first', 'equal', 'second', 'last']);
  });

  it('filters by edition, system and badge together', () => {
    expect(names({ system: 'linux' })).toEqual(['first']);
    expect(names({ line: 'android', status: 'latest' })).toEqual(['last']);
    expect(viewOf(rows, { ...defaultTableState, line: 'vps' })).toEqual({
      rows: [],
      total: 0,
      pages: 1,
      page: 1,
    });
  });

  it('cuts pages and falls back to the last one', () => {
    const many = Array.from({ length: 23 }, (_, index) => row(String(index), '2026-01-01'));
    const view = viewOf(many, { ...defaultTableState, page: 9 });
    expect(view).toMatchObject({ total: 23, pages: 3, page: 3 });
    expect(view.rows).toHaveLength(3);
    expect(viewOf(many, { ...defaultTableState, size: 50 }).rows).toHaveLength(23);
    expect(many).toHaveLength(23);
  });
});
