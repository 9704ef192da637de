/** The two lists with feeds as plain data: news, and release notes. */
import { localizedPath, locales, type Locale } from '#i18n/locales.ts';
import { buildTime } from '#src/config/build-time.ts';
import {
  absoluteLinks,
  feedPaths,
  MAX_ENTRIES,
  type Feed,
  type FeedEntry,
  type FeedName,
} from '#src/domain/feeds.ts';
import { releasePath } from '#src/config/path-to.ts';
import { site } from '#src/config/site.ts';
import { getT } from '#src/config/texts.ts';
import { changesHtml } from '#src/domain/changelog.ts';
import { publishedBy } from '#src/domain/news.ts';
import { entriesOf } from './local-entries.ts';
import { readReleaseNotes } from './release-notes.ts';

type Format = keyof ReturnType<typeof feedPaths>;

interface Request {
  locale: Locale;
  siteUrl: URL;
  format: Format;
}

function feedOf(
  name: FeedName,
  { locale, siteUrl, format }: Request,
  texts: { title: string; description: string },
  entries: FeedEntry[],
): Feed {
  const url = (path: string) => new URL(localizedPath(locale, path), siteUrl).href;
  return {
    title: `${texts.title} · ${site[locale].brand}`,
    description: texts.description,
    author: site[locale].company,
    language: locales[locale].htmlLang,
    homeUrl: url(`/${name}`),
    feedUrl: url(feedPaths(name)[format]),
    entries: entries.slice(0, MAX_ENTRIES),
  };
}

export async function newsFeed(request: Request): Promise<Feed> {
  const { locale, siteUrl } = request;
  const t = getT(locale, 'news');
  const entries = publishedBy(await entriesOf('news', locale), buildTime).map(({ slug, data, rendered }) => ({
    url: new URL(localizedPath(locale, `/news/${slug}`), siteUrl).href,
    title: data.title,
    summary: data.description,
    html: absoluteLinks(rendered?.html ?? '', siteUrl),
    published: data.published,
    updated: data.updated ?? data.published,
    category: t(`categories.${data.category}.name`),
  }));
  return feedOf('news', request, { title: t('meta.title'), description: t('meta.description') }, entries);
}

export async function changelogFeed(request: Request): Promise<Feed> {
  const { locale, siteUrl } = request;
  const t = getT(locale, 'changelog');
  const tReleases = getT(locale, 'releases');
  const released = (await readReleaseNotes(locale)).filter(({ release }) => release.status !== 'upcoming');
  const entries = released.map(({ release, notes: { data, rendered } }) => {
    const line = tReleases(`lines.${release.line}`);
    const day = new Date(release.date);
    return {
      url: new URL(localizedPath(locale, releasePath(release.id)), siteUrl).href,
      title: t('feedTitle', { line, version: release.version, headline: data.headline }),
      summary: data.summary,
      html: changesHtml(data.changes, t.tree('kinds')) + absoluteLinks(rendered?.html ?? '', siteUrl),
      published: day,
      updated: day,
      category: line,
    };
  });
  return feedOf(
    'changelog',
    request,
    { title: t('meta.title'), description: t('meta.description') },
    entries,
  );
}
