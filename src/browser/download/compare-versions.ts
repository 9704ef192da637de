/**
 * Puts two versions of the table beside each other. The rows of the table are the data; the address keeps the choice in
 * `compare`.
 */
import { currentAddress, replaceAddress } from '#src/browser/location.ts';
import { daysBetween } from '#src/domain/releases/compare-days.ts';
import { all } from './elements.ts';

const PARAMETER = 'compare';

export function offerComparison(): void {
  for (const section of all('[data-compare]')) {
    const selects = all<HTMLSelectElement>('[data-side]', section);
    for (const select of selects) select.append(...releaseOptions());
    const asked = (new URL(currentAddress()).searchParams.get(PARAMETER) ?? '').split(',');
    selects.forEach((select, side) => {
      const value = asked[side] ?? '';
      if ([...select.options].some((option) => option.value === value)) select.value = value;
      select.addEventListener('change', () => {
        remember(selects.map((each) => each.value));
        compare(section, selects);
      });
    });
    section.hidden = false;
    compare(section, selects);
  }
}

function releaseRows(release: string): HTMLTableRowElement[] {
  return all<HTMLTableRowElement>('[data-versions] tbody tr').filter(
    (row) => row.dataset['release'] === release,
  );
}

/** In the order of the manifest, whatever the order of the table. */
function releaseOptions(): HTMLOptionElement[] {
  const labels = new Map(
    all<HTMLTableRowElement>('[data-versions] tbody tr').map((row) => [
      row.dataset['release'] ?? '',
      [...(row.querySelector('th')?.children ?? [])].map(({ textContent }) => textContent).join(' '),
    ]),
  );
  return [...labels]
    .sort(([, a], [, b]) => b.localeCompare(a, undefined, { numeric: true }))
    .map(([value, label]) => new Option(label, value));
}

function remember(chosen: string[]): void {
  const address = new URL(currentAddress());
  if (chosen.some((release) => release !== '')) address.searchParams.set(PARAMETER, chosen.join(','));
  else address.searchParams.delete(PARAMETER);
  replaceAddress(address.href);
}

function compare(section: HTMLElement, selects: HTMLSelectElement[]): void {
  for (const { dataset, value } of selects) fillSide(section, dataset['side'] ?? '', releaseRows(value));
  const [a, b] = selects.map(({ value }) => releaseRows(value)[0]?.dataset['date'] ?? '');
  const days = daysBetween(a ?? '', b ?? '');
  for (const text of all('[data-apart]', section)) {
    text.textContent =
      days === undefined ? '' : (text.dataset['apart'] ?? '').replace('{days}', String(days));
  }
}

function fillSide(section: HTMLElement, side: string, rows: HTMLTableRowElement[]): void {
  const [first] = rows;
  const cell = (name: string, ...content: (Node | string)[]) => {
    for (const place of all(`[data-cell="${name}-${side}"]`, section)) place.replaceChildren(...content);
  };
  const copy = (selector: string) => first?.querySelector(selector)?.cloneNode(true) ?? '';
  cell('badge', copy('.badge'));
  cell('date', copy('time'));
  cell(
    'builds',
    list(
      rows.map((row) => [text(row, '[data-name]'), text(row, '[data-bytes]')].filter(Boolean).join(' · ')),
    ),
  );
  const needs = all(`[data-needs="${first?.dataset['line'] ?? ''}"] li`, section).map(
    ({ textContent }) => textContent,
  );
  cell('needs', list(needs));
}

function text(row: HTMLElement, selector: string): string {
  return row.querySelector(selector)?.textContent.trim() ?? '';
}

function list(entries: string[]): HTMLUListElement {
  const element = document.createElement('ul');
  element.append(
    ...entries.map((entry) => {
      const item = document.createElement('li');
      item.textContent = entry;
      return item;
    }),
  );
  return element;
}
