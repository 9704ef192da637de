/** What the pages with installers run once the browser is idle: the page's own script, then the question to the version service. */
import { pageLocale } from '#src/browser/page-facts.ts';
import { startInstallers } from '#src/browser/download/installers.ts';
import { showLiveLinks } from '#src/browser/download/live-links.ts';

/** Pages that offer the latest builds. */
export function startBuildsPage(): void {
  startInstallers();
  void refresh(showLiveLinks);
}

/** The download page itself. */
export async function startDownloadPage(): Promise<void> {
  startBuildsPage();
  const { start } = await import('#src/browser/download/page.ts');
  await start(() => fetchNotes().catch(() => undefined));
}

async function fetchNotes() {
  const { downloadNotes } = await (pageLocale() === 'zh-CN'
    ? import('#i18n/zh-CN/download-notes.ts')
    : import('#i18n/en-US/download-notes.ts'));
  return downloadNotes;
}

/** The table of all versions. */
export async function startListPage(): Promise<void> {
  startInstallers();
  const [{ startTables }, { offerComparison }, { showLiveRows }] = await Promise.all([
    import('#src/browser/download/versions-table.ts'),
    import('#src/browser/download/compare-versions.ts'),
    import('#src/browser/download/live-rows.ts'),
  ]);
  startTables();
  offerComparison();
  void refresh(showLiveRows);
}

type Show = Parameters<(typeof import('./live-versions.ts'))['refreshInstallers']>[0];

async function refresh(show: Show): Promise<void> {
  const { refreshInstallers } = await import('./live-versions.ts');
  await refreshInstallers(show);
}
