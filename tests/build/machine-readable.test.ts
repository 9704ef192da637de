import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath, locales, type Locale } from '#i18n/locales.ts';
import { feedNames, feedPaths, MAX_ENTRIES, type FeedName } from '#src/domain/feeds.ts';
import { routes } from '#src/config/routes.ts';
import { SOCIAL_SIZE } from '#src/config/social-picture.ts';
import { releases } from '#src/content/manifest.ts';
import { factsOf } from '#integrations/lib/page-facts.ts';
import { findElement } from '#src/domain/html.ts';
import {
  builtAt,
  builtPages,
  isBuilt,
  pageAt,
  readBuilt,
  readText,
  structuredDataIn,
} from '#tests/helpers/built-site.ts';
import { readContent, type ContentFile } from '#scripts/lib/content-files.ts';

const pathOf = (url: string) => decodeURI(new URL(url).pathname).replace(/\/$/, '') || '/';
const pages = builtPages.flatMap(({ page }) => factsOf(page) ?? []);

/** Entries of the built lists: published news, and notes of released versions. */
function entriesOf(name: FeedName, locale: Locale): ContentFile[] {
  const own = readContent(name, [locale]);
  if (name === 'news') return own.filter(({ head }) => new Date(head['published'] ?? '') <= builtAt);
  const released = releases.filter(({ status }) => status !== 'upcoming').map(({ id }) => id);
  return own.filter(({ slug }) => released.includes(slug));
}

const nodesOf = (address: string) => structuredDataIn(pageAt(address));

describe('sitemap.xml', () => {
  const xml = readText('/sitemap.xml');
  const listed = new Set([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => pathOf(url)));

  it.each(localeCodes)('lists every indexed route, in %s', (locale) => {
    const wanted = routes.filter(({ indexed }) => indexed).map(({ path }) => localizedPath(locale, path));

    expect(wanted).not.toEqual([]);
    expect(wanted.filter((path) => !listed.has(path))).toEqual([]);
  });

  it('lists no flow step', () => {
    const hidden = routes
      .filter(({ indexed }) => !indexed)
      .flatMap(({ path }) => localeCodes.map((locale) => localizedPath(locale, path)));

    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((path) => listed.has(path))).toEqual([]);
  });

  it('gives every page its translations and a default', () => {
    const entries = xml.match(/<url>.*?<\/url>/g) ?? [];
    const languages = [...localeCodes.map((locale) => locales[locale].htmlLang), 'x-default'];
    const incomplete = entries.filter(
      (entry) => !languages.every((language) => entry.includes(`hreflang="${language}"`)),
    );

    expect(entries.length).toBe(listed.size);
    expect(incomplete).toEqual([]);
  });
});

describe('social pictures', () => {
  it('exist at the pages’ addresses, one for each, in the right size', () => {
    const wrong = pages.filter(({ picture }) => {
      if (!picture || !isBuilt(pathOf(picture))) return true;
      const png = readBuilt(pathOf(picture));
      return png.readUInt32BE(16) !== SOCIAL_SIZE.width || png.readUInt32BE(20) !== SOCIAL_SIZE.height;
    });

    expect(pages.length).toBeGreaterThanOrEqual(routes.length * localeCodes.length);
    expect(wrong.map(({ url }) => url)).toEqual([]);
    expect(new Set(pages.map(({ picture }) => picture)).size).toBe(pages.length);
  });
});

describe.each(localeCodes)('the feeds in %s', (locale) => {
  it.each(feedNames)('of %s are the same in both formats, and link to existing pages', (name) => {
    const { atom, json } = feedPaths(name);
    const feed = JSON.parse(readText(localizedPath(locale, json))) as {
      feed_url: string;
      items: { url: string; title: string; content_html: string }[];
    };
    const entries = readText(localizedPath(locale, atom)).matchAll(/<entry>.*?<id>(.*?)<\/id>/gs);

    expect(feed.items.length).toBe(Math.min(entriesOf(name, locale).length, MAX_ENTRIES));
    expect([...entries].map(([, id]) => id)).toEqual(feed.items.map(({ url }) => url));
    expect(pathOf(feed.feed_url)).toBe(localizedPath(locale, json));
    for (const { url, content_html: html } of feed.items) {
      expect(isBuilt(pathOf(url)), url).toBe(true);
      expect(html).not.toMatch(/(?:href|src)="\//);
    }
  });

  it('are linked by the pages with the same lists', () => {
    for (const name of feedNames) {
      const feed = { type: 'application/atom+xml', href: localizedPath(locale, feedPaths(name).atom) };
      expect(findElement(pageAt(localizedPath(locale, `/${name}`)), 'link', feed), name).toBeDefined();
    }
  });
});

describe.each(localeCodes)('structured data in %s', (locale) => {
  const home = localizedPath(locale, '/');

  it('names the operator on the home page', () => {
    expect(nodesOf(home).map((node) => node['@type'])).toEqual(
      expect.arrayContaining(['Organization', 'WebSite']),
    );
  });

  it('names version and systems on the download page', () => {
    const [software] = nodesOf(localizedPath(locale, '/download')).filter(
      (node) => node['@type'] === 'SoftwareApplication',
    );

    expect(software?.['softwareVersion']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(software?.['operatingSystem']).toContain('Windows');
    expect(software?.['downloadUrl']).not.toEqual([]);
  });

  it('§2.47 describes an article and its address', () => {
    for (const { slug, head } of entriesOf('news', locale)) {
      const nodes = nodesOf(localizedPath(locale, `/news/${slug}`));
      const article = nodes.find((node) => node['@type'] === 'NewsArticle');
      const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');

      expect(article, slug).toMatchObject({
        inLanguage: locales[locale].htmlLang,
        datePublished: new Date(head['published'] ?? '').toISOString(),
      });
      expect(trail?.['itemListElement'], slug).toHaveLength(4);
    }
    expect(nodesOf(localizedPath(locale, '/news')).map((node) => node['@type'])).not.toContain('NewsArticle');
  });
});

describe('robots.txt', () => {
  it('names the sitemap and hides no page', () => {
    const rules = [...readText('/robots.txt').matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);

    expect(readText('/robots.txt')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
    expect(rules.length).toBeGreaterThan(0);
    expect(pages.filter(({ url }) => rules.some((rule) => pathOf(url).startsWith(rule)))).toEqual([]);
  });
});

describe.each(localeCodes)('llms.txt in %s', (locale) => {
  it('links to existing pages', () => {
    const text = readText(localizedPath(locale, '/llms.txt'));
    const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => pathOf(url));

    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !isBuilt(path))).toEqual([]);
  });
});
