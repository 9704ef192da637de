/** The two lists with feeds as plain data, news and release notes, and the files made of them. */
import type { APIRoute } from 'astro';
import { localizedPath, locales, type Locale } from '#i18n/locales.ts';
import {
  absoluteLinks,
  atomFeed,
  feedPaths,
  jsonFeed,
  MAX_ENTRIES,
  type FeedEntry,
  type FeedName,
} from '#src/domain/feeds.ts';
import { pageText } from '#src/config/page-texts.ts';
import { releasePath, siteOf } from '#src/config/path-to.ts';
import { site } from '#src/config/site.ts';
import { getT, localeOf } from '#src/config/texts.ts';
import { changesHtml } from '#src/domain/changelog.ts';
import { readNews } from './news.ts';
import { readReleaseNotes } from './release-notes.ts';

/** An entry with its path in the default language. */
type Listed = Omit<FeedEntry, 'url'> & { path: string };

async function newsOf(locale: Locale): Promise<Listed[]> {
  const t = getT(locale, 'news');
  return (await readNews(locale)).map(({ slug, data, rendered }) => ({
    path: `/news/${slug}`,
    title: data.title,
    summary: data.description,
    html: rendered?.html ?? '',
    published: data.published,
    updated: data.updated ?? data.published,
    category: t(`categories.${data.category}.name`),
  }));
}

async function changesOf(locale: Locale): Promise<Listed[]> {
  const t = getT(locale, 'changelog');
  const tReleases = getT(locale, 'releases');
  const released = (await readReleaseNotes(locale)).filter(({ release }) => release.status !== 'upcoming');
  return released.map(({ release, notes: { data, rendered } }) => {
    const line = tReleases(`lines.${release.line}`);
    const day = new Date(release.date);
    return {
      path: releasePath(release.id),
      title: t('feedTitle', { line, version: release.version, headline: data.headline }),
      summary: data.summary,
      html: changesHtml(data.changes, t.tree('kinds')) + (rendered?.html ?? ''),
      published: day,
      updated: day,
      category: line,
    };
  });
}

const lists = { news: newsOf, changelog: changesOf };
const formats = {
  atom: { write: atomFeed, type: 'application/atom+xml' },
  json: { write: jsonFeed, type: 'application/feed+json' },
};

/** The route of a list's feed: `export const GET = feedRoute('news', 'atom')`. */
export function feedRoute(name: FeedName, format: keyof typeof formats): APIRoute {
  return async (context) => {
    const locale = localeOf(context);
    const siteUrl = siteOf(context);
    const url = (path: string) => new URL(localizedPath(locale, path), siteUrl).href;
    const entries = (await lists[name](locale)).slice(0, MAX_ENTRIES);
    const { write, type } = formats[format];
    const feed = write({
      title: `${pageText(locale, name, 'title')} · ${site[locale].brand}`,
      description: pageText(locale, name, 'description'),
      author: site[locale].company,
      language: locales[locale].htmlLang,
      homeUrl: url(`/${name}`),
      feedUrl: url(feedPaths(name)[format]),
      entries: entries.map(({ path, html, ...entry }) => ({
        ...entry,
        url: url(path),
        html: absoluteLinks(html, siteUrl),
      })),
    });
    return new Response(feed, { headers: { 'content-type': `${type}; charset=utf-8` } });
  };
}
