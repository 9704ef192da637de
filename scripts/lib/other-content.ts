/**
 * What editors of another day may have made of `src/content`: nearly everything gone, new things there, installers that are
 * true ones. Given a copy of the project; it changes files there and nowhere else.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';

const DAY_MS = 86_400_000;

/** One language's files of a collection, without the language: the same in every one. */
function entriesIn(folder: string, collection: string): string[] {
  const [first] = localeCodes;
  return globSync(join(folder, 'src/content', collection, first ?? '', '*.md'))
    .map((file) => basename(file))
    .sort();
}

function inEachLanguage(folder: string, collection: string, name: string): string[] {
  return localeCodes.map((locale) => join(folder, 'src/content', collection, locale, name));
}

function remove(folder: string, collection: string, names: readonly string[]): void {
  for (const path of names.flatMap((name) => inEachLanguage(folder, collection, name))) rmSync(path);
}

function change(path: string, edit: (text: string) => string, to = path): void {
  writeFileSync(to, edit(readFileSync(path, 'utf8')));
}

/** A copy of an entry under another name, for which its head says something else. */
function copyEntry(
  folder: string,
  collection: string,
  from: string,
  to: string,
  head: Record<string, string>,
): void {
  for (const path of inEachLanguage(folder, collection, from)) {
    // No two pages have one description, whatever their language.
    const language = basename(dirname(path));
    const edit = (text: string) =>
      Object.entries(head).reduce(
        (result, [key, value]) =>
          result.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value.replace('LANGUAGE', language)}`),
        text,
      );
    change(path, edit, join(dirname(path), to));
  }
}

/** Next to none are left, and one waits for its day. */
function changeNews(folder: string, now: Date): void {
  const [kept = '', alsoKept = '', ...others] = entriesIn(folder, 'news');
  const linked = namesLinkedTo(folder);
  remove(
    folder,
    'news',
    others.filter((name) => !linked.has(name)),
  );
  copyEntry(folder, 'news', kept, 'zz-of-another-day.md', {
    title: '"2031: 1234567890"',
    description: '"2031 LANGUAGE: 1234567890, 1234567890, 1234567890"',
    published: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
  });
  copyEntry(folder, 'news', alsoKept, alsoKept, { published: now.toISOString().slice(0, 10) });
}

/** Every period has moved into the past, all but one. */
function changePromotions(folder: string): void {
  const [first, ...others] = entriesIn(folder, 'promotions');
  const period = (from: number, to: number) => ({
    starts: `${from}-01-01T00:00:00+08:00`,
    ends: `${to}-12-31T23:59:59+08:00`,
  });
  for (const name of others) copyEntry(folder, 'promotions', name, name, period(2023, 2023));
  if (first) copyEntry(folder, 'promotions', first, first, period(2023, 2099));
}

function changeBanners(folder: string, now: Date): void {
  const text = Object.fromEntries(localeCodes.map((locale) => [locale, '2031-05-06 08:00–09:00 (UTC+8)']));
  const day = (shift: number) =>
    new Date(now.getTime() + shift * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  const banners = [
    { id: 'over', severity: 'info', starts: day(-9), ends: day(-8), text },
    { id: 'here', severity: 'incident', starts: day(-1), ends: day(9), text },
  ];
  writeFileSync(join(folder, 'src/content/banners.json'), JSON.stringify(banners));
}

interface ReleaseFile {
  line: string;
  version: string;
  status: string;
  date: string;
  builds: { file: string; sizeBytes: number; sha256: string }[];
}

/** Betas, releases to come and old ones are gone; each line has one that is new, with a true installer's figures. */
function changeReleases(folder: string, now: Date): void {
  for (const path of globSync(join(folder, 'src/content/releases/*.json'))) {
    const release = JSON.parse(readFileSync(path, 'utf8')) as ReleaseFile; // as the manifest's own check has it
    const name = basename(path, '.json');
    if (release.status !== 'latest') {
      rmSync(path);
      remove(folder, 'changelog', [`${name}.md`]);
      continue;
    }
    const version = '99.0.1';
    const builds = release.builds.map((build) => ({
      ...build,
      file: build.file.replace(release.version, version),
      sizeBytes: 98_765_432,
      sha256: 'ab'.repeat(32),
    }));
    const newer = { ...release, version, date: now.toISOString().slice(0, 10), builds };
    writeFileSync(path.replace(name, `${release.line}-${version}`), JSON.stringify(newer));
    copyEntry(folder, 'changelog', `${name}.md`, `${release.line}-${version}.md`, {
      summary: `"${release.line} ${version} LANGUAGE: 1234567890, 1234567890, 1234567890"`,
    });
    writeFileSync(path, JSON.stringify({ ...release, status: 'old' }));
  }
}

/** Names that some text leads to: without them its links would be dead, which is a fault of its own. */
function namesLinkedTo(folder: string): Set<string> {
  const texts = globSync(join(folder, 'src/content/**/*.md')).map((path) => readFileSync(path, 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\]\([^)]*[/#]([\w-]+)\)/g)].map(([, name = '']) => `${name}.md`),
    ),
  );
}

const headOf = (path: string, key: string): string =>
  new RegExp(`^${key}: (.*)$`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? '';

/** Left are what pages explain by its code, what texts lead to, and the first of each category; then they count anew. */
function changeQuestions(folder: string): void {
  const pathOf = (name: string) => join(folder, 'src/content/faq', localeCodes[0] ?? '', name);
  const orderOf = (name: string) => Number(headOf(pathOf(name), 'order'));
  const linked = namesLinkedTo(folder);
  const isKept = (name: string) =>
    linked.has(name) || orderOf(name) === 1 || headOf(pathOf(name), 'code') !== '';
  const names = entriesIn(folder, 'faq');
  const kept = Map.groupBy(names.filter(isKept), (name) => headOf(pathOf(name), 'category'));
  remove(
    folder,
    'faq',
    names.filter((name) => !isKept(name)),
  );
  for (const own of kept.values()) {
    own
      .sort((a, b) => orderOf(a) - orderOf(b))
      .forEach((name, index) => copyEntry(folder, 'faq', name, name, { order: String(index + 1) }));
  }
}

export function changeContent(folder: string, now: Date): void {
  changeNews(folder, now);
  changePromotions(folder);
  changeBanners(folder, now);
  changeReleases(folder, now);
  changeQuestions(folder);
  const [, ...cases] = entriesIn(folder, 'cases');
  remove(folder, 'cases', cases);
  for (const name of entriesIn(folder, 'legal'))
    copyEntry(folder, 'legal', name, name, { updated: '2030-05-06' });
}
