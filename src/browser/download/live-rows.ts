/**
 * Brings what the version service said into the table of all versions: rows that it lacks, made after one that it has,
 * and badges that have moved on. A row from the service has neither size nor checksum.
 */
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { newestBySlot, type LiveBuild } from '#src/domain/releases/live-versions.ts';
import { slotOf } from '#src/domain/releases/selection.ts';
import type { Status } from '#src/domain/releases/types.ts';
import { all } from './elements.ts';
import { point } from './installer-links.ts';
import { sayChanged, sayUnreachable } from './live-notice.ts';

/** @param builds undefined when the service did not answer */
export function showLiveRows(builds: readonly LiveBuild[] | undefined): void {
  if (!builds) {
    sayUnreachable();
    return;
  }
  for (const table of all('[data-versions]')) {
    const rows = all<HTMLTableRowElement>('tbody tr', table);
    const unknown = builds.filter((build) => !rows.some((row) => isSame(row, build)));
    const added = unknown.flatMap((build) => makeRow(rows, build) ?? []);
    retire(rows, builds);
    table.querySelector('tbody')?.append(...added);
    table.dispatchEvent(new CustomEvent('versions-changed', { detail: added }));
    const [first] = unknown;
    if (first && added.length > 0) sayChanged(first.version);
  }
}

const linkIn = (row: HTMLElement) => row.querySelector<HTMLAnchorElement>('a[data-installer]');

function isSame(row: HTMLElement, build: LiveBuild): boolean {
  return (
    row.dataset['version'] === build.version &&
    linkIn(row)?.dataset['installer'] === slotOf(build.line, build)
  );
}

/** @returns undefined where the table has no row for such a system of such an edition, and so no words for it */
function makeRow(rows: HTMLTableRowElement[], build: LiveBuild): HTMLTableRowElement | undefined {
  const model = rows.find((row) => linkIn(row)?.dataset['installer'] === slotOf(build.line, build));
  if (!model) return undefined;
  const row = model.cloneNode(true) as HTMLTableRowElement; // a copy of one
  Object.assign(row.dataset, {
    release: `${build.line}-${build.version}`,
    version: build.version,
    date: build.date,
    size: '0',
  });
  write(row, 'th b', build.version);
  write(row, 'time', build.date);
  write(row, '[data-bytes]', '');
  wear(row, rows, build.status);
  const link = linkIn(row);
  if (link) {
    point(link, build.url);
    link.dataset['version'] = build.version;
    link.setAttribute('aria-label', `${link.textContent.trim()} ${fileNameOf(build.url)}`);
  }
  return row;
}

/** What the page was built with as the latest is old where the service has a newer one. */
function retire(rows: HTMLTableRowElement[], builds: readonly LiveBuild[]): void {
  const newest = newestBySlot(builds);
  for (const row of rows) {
    const current = newest.get(linkIn(row)?.dataset['installer'] ?? '');
    if (row.dataset['status'] === 'latest' && current && current.version !== row.dataset['version']) {
      wear(row, rows, 'old');
    }
  }
}

/** The words and colours of a badge are those of another row that wears it. */
function wear(row: HTMLElement, rows: HTMLElement[], status: Status): void {
  row.dataset['status'] = status;
  const badge = rows.map((other) => other.querySelector(`[data-badge="${status}"]`)).find(Boolean);
  if (badge) row.querySelector('[data-badge]')?.replaceWith(badge.cloneNode(true));
}

function write(row: HTMLElement, selector: string, text: string): void {
  for (const element of all(selector, row)) element.textContent = text;
}
