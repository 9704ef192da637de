/** Shared by the browser tests of the download pages: texts and the manifest. */
import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import type { KnownBuild } from '#src/domain/releases/judge-file.ts';
import type { Status, System } from '#src/domain/releases/types.ts';
import { filled } from './filled.ts';

/** The user agent of Chromium on Windows. */
export const WINDOWS_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export const languageFor = (locale: Locale) => ({
  words: dictionaries[locale],
  at: (path: string) => localizedPath(locale, path),
});

interface BuiltInstaller extends KnownBuild {
  status: Status;
  date: string;
}

export function builtManifest(): BuiltInstaller[] {
  const { builds } = JSON.parse(readFileSync('dist/releases.json', 'utf8')) as { builds: BuiltInstaller[] };
  return builds;
}

/** The number of rows in the table of all versions: one for each build, also for announced ones. */
export function rowsInTable(): number {
  const planned = globSync('src/content/releases/*.json').flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { plannedSystems?: string[] }).plannedSystems ?? [],
  );
  return builtManifest().length + planned.length;
}

export function builtFile(line: string, system: string, bits?: number): BuiltInstaller {
  const found = builtManifest().find(
    (build) =>
      build.line === line &&
      build.system === system &&
      build.status === 'latest' &&
      (!bits || build.bits === bits),
  );
  if (!found) throw new Error(`no latest build of ${line} for ${system}`);
  return found;
}

/** Waits until the islands that wake on an idle page are awake. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator('astro-island[client=idle][ssr]')).toHaveCount(0);
}

/** @returns the name under which the browser saves what a press downloads */
export async function downloadBy(page: Page, press: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return download.suggestedFilename();
}

type Words = (typeof dictionaries)[Locale];

/** The picker's button for a system. Only the open panel's is visible; `includeHidden` finds all. */
export function pickerButton(
  page: Page,
  { installers, releases }: Pick<Words, 'installers' | 'releases'>,
  system: System,
  options: { includeHidden?: boolean } = {},
): Locator {
  const name = releases.systems[system];
  const words = system === 'windows' ? filled(releases.bits, { system: name, bits: 64 }) : name;
  return page.getByRole('link', { name: filled(installers.hero.button, { system: words }), ...options });
}

export function listedLink(within: Page | Locator, { releases }: Pick<Words, 'releases'>, file: string) {
  return within.getByRole('link', { name: filled(releases.getFile, { file }), exact: true });
}
