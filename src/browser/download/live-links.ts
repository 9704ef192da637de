/**
 * Brings what the version service said into links: a newer version takes the place of the one that the page was built
 * with, and loses the size and checksum that were the old one's.
 */
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { newestBySlot, type LiveBuild } from '#src/domain/releases/live-versions.ts';
import { all } from './elements.ts';
import { point } from './installer-links.ts';
import { sayChanged, sayUnreachable } from './live-notice.ts';

/** @param builds undefined when the service did not answer */
export function showLiveLinks(builds: readonly LiveBuild[] | undefined): void {
  if (!builds) {
    sayUnreachable();
    return;
  }
  const newest = newestBySlot(builds);
  let changed = '';
  for (const link of all<HTMLAnchorElement>('a[data-latest]')) {
    const build = newest.get(link.dataset['installer'] ?? '');
    if (!build || build.version === link.dataset['version']) continue;
    replace(link, build);
    changed = build.version;
  }
  if (changed !== '') sayChanged(changed);
}

function replace(link: HTMLAnchorElement, { version, date, url }: LiveBuild): void {
  point(link, url);
  link.dataset['version'] = version;
  const label = link.getAttribute('aria-label');
  if (label !== null) link.setAttribute('aria-label', label.replace(/\S+\.\w{3}$/, fileNameOf(url)));
  const panel = link.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  const places =
    panel === undefined
      ? all('[data-build]').filter((row) => row.contains(link))
      : all(`[data-panel="${panel}"]`);
  for (const place of places) {
    for (const text of all('[data-version-text]', place)) text.textContent = version;
    for (const text of all('[data-date-text]', place)) text.textContent = date;
    for (const text of all('[data-of-build]', place)) text.textContent = '';
    for (const code of all('[data-checksum] code', place)) code.textContent = '';
  }
}
