/**
 * The table of all versions: shows the page of it that the address asks for, and from then on keeps table, controls and
 * address in step. Rows that the version service adds are announced by the event `versions-changed`.
 */
import { currentAddress, replaceAddress } from '#src/browser/location.ts';
import {
  defaultTableState,
  readTableState,
  sortedBy,
  SORT_KEYS,
  viewOf,
  writeTableState,
  type TableRow,
  type TableState,
} from '#src/domain/releases/table-state.ts';
import { all } from './elements.ts';

interface Row extends TableRow {
  element: HTMLTableRowElement;
}

export function startTables(): void {
  for (const table of all('[data-versions]')) control(table);
}

function control(table: HTMLElement): void {
  const body = table.querySelector('tbody');
  const form = table.querySelector('form');
  if (!body || !form) return;
  let state = readTableState(new URL(currentAddress()).searchParams);
  let rows = readRows(body);

  const update = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    const view = viewOf(rows, state);
    state.page = view.page;
    // Hidden, not taken out: other scripts name and renew the links of every row.
    for (const { element } of rows) element.hidden = true;
    for (const { element } of view.rows) element.hidden = false;
    body.prepend(...view.rows.map(({ element }) => element));
    describe(table, state, view);
    const address = new URL(currentAddress());
    writeTableState(address.searchParams, state);
    if (address.href !== currentAddress()) replaceAddress(address.href);
  };

  table.dataset['paged'] = '';
  table.dataset['ready'] = '';
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    const chosen = all<HTMLSelectElement>('select', form).map(({ name, value }) => [name, value]);
    const { sort, order } = state;
    update({ ...readTableState(new URLSearchParams(chosen)), sort, order });
  });
  for (const head of all('th[data-sort]', table)) makeSortable(head, (sort) => update(sortedBy(state, sort)));
  on(table, '[data-previous]', () => update({ page: state.page - 1 }));
  on(table, '[data-next]', () => update({ page: state.page + 1 }));
  on(table, '[data-reset]', () => update({ ...defaultTableState, size: state.size }));
  table.addEventListener('versions-changed', ({ detail }: CustomEventInit<HTMLTableRowElement[]>) => {
    rows = [...rows, ...(detail ?? []).map(readRow)];
    update({});
  });
  update({});
}

function readRows(body: HTMLTableSectionElement): Row[] {
  return [...body.rows].map(readRow);
}

function readRow(element: HTMLTableRowElement): Row {
  const { line = '', system = '', status = '', version = '', date = '', size } = element.dataset;
  return { element, line, system, status, version, date, sizeBytes: Number(size) };
}

/** The words of a column's head become a button; without a script there is nothing to press. */
function makeSortable(head: HTMLElement, onSort: (sort: TableState['sort']) => void): void {
  const sort = SORT_KEYS.find((key) => key === head.dataset['sort']);
  if (!sort) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.title = head.dataset['label'] ?? '';
  button.append(...head.childNodes);
  button.addEventListener('click', () => onSort(sort));
  head.append(button);
}

function on(table: HTMLElement, selector: string, onClick: () => void): void {
  for (const button of all(selector, table)) button.addEventListener('click', onClick);
}

function describe(
  table: HTMLElement,
  state: TableState,
  view: { total: number; pages: number; page: number },
): void {
  for (const select of all<HTMLSelectElement>('select', table)) {
    select.value = String(state[select.name as keyof TableState]); // the controls are named after the state
  }
  for (const head of all('th[data-sort]', table)) {
    const isSorted = head.dataset['sort'] === state.sort;
    if (isSorted) head.ariaSort = state.order === 'asc' ? 'ascending' : 'descending';
    else head.removeAttribute('aria-sort');
  }
  for (const total of all('[data-total]', table)) total.textContent = String(view.total);
  for (const none of all('[data-none]', table)) none.hidden = view.total > 0;
  for (const pages of all('[data-pages]', table)) {
    pages.hidden = view.pages < 2;
    const where = (pages.dataset['where'] ?? '')
      .replace('{page}', String(view.page))
      .replace('{pages}', String(view.pages));
    for (const text of all('[data-where-text]', pages)) text.textContent = where;
  }
  for (const button of all<HTMLButtonElement>('[data-previous]', table)) button.disabled = view.page <= 1;
  for (const button of all<HTMLButtonElement>('[data-next]', table))
    button.disabled = view.page >= view.pages;
}
