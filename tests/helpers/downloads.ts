/** What the browser tests of the download pages share: both languages' words, the manifest, an answer of the version service. */
import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { seal } from '#src/api/envelope/index.ts';
import type { KnownBuild } from '#src/domain/releases/judge-file.ts';

export const languages = localeCodes.map((locale) => ({
  locale,
  words: dictionaries[locale],
  at: (path: string) => localizedPath(locale, path),
}));

export function languageFor(wanted: Locale): (typeof languages)[number] {
  const found = languages.find(({ locale }) => locale === wanted);
  if (!found) throw new Error(`no language ${wanted}`);
  return found;
}

/** Where both languages on both sizes would say the same twice: Chinese on the phone, English on the desk. */
export function languageOf({ project }: Pick<TestInfo, 'project'>): (typeof languages)[number] {
  return languageFor(project.name.startsWith('phone') ? 'zh-CN' : 'en-US');
}

/** A sentence of a dictionary with values, as far as tests need it; the brand's names stay out. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** From the built site, as visitors get it. */
export function builtManifest(): KnownBuild[] {
  const { builds } = JSON.parse(readFileSync('dist/releases.json', 'utf8')) as { builds: KnownBuild[] };
  return builds;
}

/** @throws Error when the manifest has none */
export function builtFile(line: string, system: string, bits?: number): KnownBuild & { status: string } {
  const builds = builtManifest() as (KnownBuild & { status: string })[]; // the published file says the badge too
  const found = builds.find(
    (build) =>
      build.line === line &&
      build.system === system &&
      build.status === 'latest' &&
      (!bits || build.bits === bits),
  );
  if (!found) throw new Error(`no latest build of ${line} for ${system}`);
  return found;
}

const keys = { v5: 'berth-product-16', v3: 'berth-website-16' } as const;

/** Stands in for a version service whose operator has published other versions than the page was built with. */
export async function answerVersions(page: Page, list: unknown, last: unknown = []): Promise<void> {
  const reply = (data: unknown, key: string) => ({ json: { ret: 0, msg: '', data: seal(data, key) } });
  await page.route('**/api/v5/official_website/versionlist*', (route) => route.fulfill(reply(list, keys.v5)));
  await page.route('**/api/v3/v6_client/version/last', (route) => route.fulfill(reply(last, keys.v3)));
}

/** The download page's deferred scripts have run: the place to drop a file appears with them. */
export async function isReady(page: Page): Promise<void> {
  await page.locator('[data-verify]:not([hidden])').waitFor();
}
