/** The lists with feeds, and their feeds: Atom 1.0 (RFC 4287) and JSON Feed 1.1, from the same plain data. */
import { attributeOf, elementsIn, htmlIn, parseHtmlFragment, setAttribute } from '#src/domain/html.ts';

export interface FeedEntry {
  /** Absolute address of the page; also the entry's id, so it never changes. */
  url: string;
  title: string;
  summary: string;
  /** The whole text as HTML, with absolute links. */
  html: string;
  published: Date;
  updated: Date;
  category?: string | undefined;
}

export interface Feed {
  title: string;
  description: string;
  author: string;
  /** `<html lang>` of its texts. */
  language: string;
  /** The page with the same entries. */
  homeUrl: string;
  /** The feed's own address. */
  feedUrl: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 cannot express control characters, not even escaped.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function atomEntry(entry: FeedEntry): string {
  return [
    '<entry>',
    element('title', entry.title),
    `<link href="${escapeXml(entry.url)}"/>`,
    element('id', entry.url),
    element('published', entry.published.toISOString()),
    element('updated', entry.updated.toISOString()),
    ...(entry.category ? [`<category term="${escapeXml(entry.category)}"/>`] : []),
    element('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** The latest change of an entry; without entries the epoch. */
function lastChange(entries: readonly FeedEntry[]): Date {
  return new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));
}

export function atomFeed(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', feed.homeUrl),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>`,
    element('updated', lastChange(feed.entries).toISOString()),
    `<author>${element('name', feed.author)}</author>`,
    ...feed.entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrl,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      ...(entry.category ? { tags: [entry.category] } : {}),
    })),
  });
}

export const feedNames = ['news', 'changelog'] as const;
export type FeedName = (typeof feedNames)[number];

/** Most entries of a feed: readers want new ones. */
export const MAX_ENTRIES = 30;

/** Paths in the default language. */
export function feedPaths(name: FeedName): { atom: string; json: string } {
  return { atom: `/${name}/atom.xml`, json: `/${name}/feed.json` };
}

const ADDRESSES = ['href', 'src'];
/** `//other.example` names a host. */
const OWN_PATH = /^\/(?!\/)/;

/**
 * Makes addresses in a text absolute, since a feed is read outside the site.
 * @param html rendered Markdown
 */
export function absoluteLinks(html: string, siteUrl: URL): string {
  const piece = parseHtmlFragment(html);
  for (const tag of elementsIn(piece)) {
    for (const name of ADDRESSES) {
      const address = attributeOf(tag, name);
      if (address !== undefined && OWN_PATH.test(address))
        setAttribute(tag, name, new URL(address, siteUrl).href);
    }
  }
  return htmlIn(piece);
}
