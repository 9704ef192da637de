/**
 * What the page does about a download that was just clicked: shows what to do next, and has another
 * source ready in case nothing comes.
 */
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { all } from './elements.ts';
import { plainAddress } from './installer-links.ts';
import { findBuild } from './manifest.ts';
import { showStepsOf } from './open-panel.ts';
import { latencyOf } from './sources.ts';

export function watchDownloads(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-installer]'); // a click's target is an element
    if (!link) return;
    showNext(link);
    void timeSources();
  });
}

function showNext(link: HTMLAnchorElement): void {
  const file = fileNameOf(link.href);
  showStepsOf((link.dataset['installer'] ?? '').split('/')[1] ?? '');
  for (const panel of all('[data-after], [data-after-clicked]')) panel.hidden = false;
  for (const warning of all('[data-after-failed]')) warning.hidden = true;
  for (const text of all('[data-after-file]')) text.textContent = file;
  for (const sum of all('[data-after-sum]')) sum.hidden = true;
  void showChecksum(fileNameOf(plainAddress(link)));
  for (const again of all<HTMLAnchorElement>('[data-after-again]')) again.href = link.href;
  for (const mirror of all<HTMLAnchorElement>('[data-mirror]'))
    mirror.href = `${mirror.dataset['mirror'] ?? ''}/${file}`;
  for (const title of all('[data-after-title]')) {
    title.textContent = title.dataset['started'] ?? '';
    title.focus();
  }
}

/** A promoter's installer has the checksum of the plain one. A file that the manifest does not know shows none. */
async function showChecksum(plainFile: string): Promise<void> {
  const build = await findBuild(plainFile);
  for (const sum of all('[data-after-sum]')) sum.hidden = !build;
  for (const code of all('[data-after-checksum]')) code.textContent = build?.sha256 ?? '';
}

/**
 * A browser does not tell a page that a download never began, so the source is asked; the others are timed beside it,
 * to be there when they are needed.
 */
async function timeSources(): Promise<void> {
  const links = all<HTMLAnchorElement>('[data-after-again], [data-mirror]');
  await Promise.all(
    links.map(async (link) => {
      const note = link.nextElementSibling;
      if (note) note.textContent = '';
      const latency = await latencyOf(link.href);
      if (note) note.textContent = describe(link, latency);
      if (latency === undefined && 'afterAgain' in link.dataset) {
        for (const warning of all('[data-after-failed]')) warning.hidden = false;
      }
    }),
  );
}

function describe(link: HTMLElement, latency: number | undefined): string {
  const words = link.closest<HTMLElement>('[data-sources]')?.dataset;
  return latency === undefined
    ? (words?.['silent'] ?? '')
    : (words?.['latency'] ?? '').replace('{ms}', String(latency));
}
