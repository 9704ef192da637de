import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { NEWS_PAGE_SIZE } from '#src/config/constants.ts';
import { routePath } from '#src/config/routes.ts';
import { pageNames } from '#src/config/page-texts.ts';
import { getT } from '#src/config/texts.ts';
import { agreementRoutes, isAgreement } from '#src/content/agreements.ts';
import {
  createSearch,
  documentKinds,
  type SearchDocument,
  type SearchTexts,
} from '#src/domain/search/search.ts';
import type { Page } from '#src/domain/html.ts';
import {
  attributeValues,
  builtAt,
  builtFiles,
  builtPages,
  isBuilt,
  pageAt,
  readText,
  structuredDataIn,
} from '#tests/helpers/built-site.ts';
import { readContent } from '#scripts/lib/content-files.ts';

const idsIn = (page: Page) => attributeValues(page, [], 'id');

describe('what editors wrote, as built', () => {
  it('§2.71 has the brand instead of every placeholder, also in its data', () => {
    const data = builtFiles.filter((file) => file.endsWith('.json'));
    const left = data.filter((file) => /\{\{(brand|company|\w+Email|phone)/.test(readText(file)));

    expect(data.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });
});

const questionsOf = (locale: Locale) => readContent('faq', [locale]);

describe.each(localeCodes)('the pages of questions in %s', (locale) => {
  const questions = questionsOf(locale);

  it('give every question an anchor on its chapter’s page', () => {
    const missing = questions.filter(({ slug, head }) => {
      const page = pageAt(localizedPath(locale, `/faq/${head['category'] ?? ''}`));
      return !idsIn(page).includes(slug);
    });

    expect(questions).not.toEqual([]);
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('contain every question and answer for search engines', () => {
    const nodes = structuredDataIn(pageAt(localizedPath(locale, '/faq/errors')));
    const [data] = nodes;
    const answers = data?.['mainEntity'] as { acceptedAnswer: { text: string } }[] | undefined;
    const own = questions.filter(({ head }) => head['category'] === 'errors');

    expect(nodes.map((node) => node['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(answers).toHaveLength(own.length);
    expect(answers?.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 40)).toBe(true);
  });
});

const searchTextsOf = (locale: Locale): SearchTexts =>
  JSON.parse(readText(localizedPath(locale, '/search-index.json'))) as SearchTexts; // as the build wrote it

describe.each(localeCodes)('the search index of %s', (locale) => {
  const { documents } = searchTextsOf(locale);

  it('links to existing pages and anchors', () => {
    // Another test checks the route list.
    const dead = documents.filter(({ url, kind }) => {
      if (kind === 'page') return false;
      const [path = '', id] = url.split('#');
      if (!isBuilt(path)) return true;
      return id !== undefined && !idsIn(pageAt(path)).includes(id);
    });

    expect(documents.length).toBeGreaterThan(questionsOf(locale).length);
    expect(dead.map(({ url }) => url)).toEqual([]);
  });

  it('has every kind of help', () => {
    const kinds = new Set(documents.map(({ kind }) => kind));
    const hasNews = readContent('news').some(({ head }) => new Date(head['published'] ?? '') <= builtAt);

    expect(kinds).toEqual(new Set(documentKinds.filter((kind) => kind !== 'news' || hasNews)));
  });
});

describe.each(localeCodes)('the news in %s', (locale) => {
  const start = localizedPath(locale, '/news');
  const listed = builtPages.filter(
    ({ address }) => address === start || address.startsWith(`${start}/page/`),
  );
  const linksOf = (page: Page) => new Set(attributeValues(page, ['a'], 'href'));

  it('§2.17 are all listed, and each page of the list links to the next one', () => {
    const articles = readContent('news', [locale])
      .filter(({ head }) => new Date(head['published'] ?? '') <= builtAt)
      .map(({ slug }) => `${start}/${slug}`);
    const links = new Set(listed.flatMap(({ page }) => [...linksOf(page)]));
    const unled = listed.flatMap((_page, index) => {
      const next = `${start}/page/${index + 2}`;
      const from = index === 0 ? start : `${start}/page/${index + 1}`;
      return index + 1 === listed.length || linksOf(pageAt(from)).has(next) ? [] : [`${from} → ${next}`];
    });

    expect(listed).toHaveLength(Math.max(1, Math.ceil(articles.length / NEWS_PAGE_SIZE)));
    expect(articles.filter((address) => !links.has(address))).toEqual([]);
    expect(unled).toEqual([]);
  });

  it('have no page before their day', () => {
    const early = readContent('news').filter(({ head }) => new Date(head['published'] ?? '') > builtAt);

    expect(early.filter(({ slug }) => isBuilt(`${start}/${slug}`))).toEqual([]);
  });
});

describe.each(localeCodes)('the agreements in %s', (locale) => {
  it('§1.20 §2.25 §2.49 say when they were last updated', () => {
    const files = readContent('legal', [locale]);
    const said = files.map(({ slug }) => {
      if (!isAgreement(slug)) throw new Error(`${slug} has no page`);
      const path = localizedPath(locale, routePath(agreementRoutes[slug]));
      return attributeValues(pageAt(path), ['time'], 'datetime');
    });

    expect(files.length).toBeGreaterThan(0);
    files.forEach(({ head }, index) => {
      expect(said[index]).toContain(head['updated']);
    });
  });
});

const searches = new Map(
  localeCodes.map((locale) => {
    const { documents, pinyin } = searchTextsOf(locale);
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    return [locale, createSearch(documents, { segmenter, pinyin })] as const;
  }),
);
const searchBuilt = (locale: Locale, query: string): SearchDocument[] =>
  searches
    .get(locale)?.(query)
    .map(({ document }) => document) ?? [];

describe('a page with another name', () => {
  it.each(
    localeCodes.flatMap((locale) =>
      Object.entries(getT(locale, 'searchNames').tree('pages')).flatMap(([route, names]) =>
        names.map((query) => ({ locale, route, query })),
      ),
    ),
  )('in $locale, answers “$query” with the page $route first', ({ locale, route, query }) => {
    const titles: Readonly<Record<string, string>> = pageNames(locale);
    const [first] = searchBuilt(locale, query);

    expect(first?.kind).toBe('page');
    expect(first?.title).toBe(titles[route]);
  });
});

describe('security.txt', () => {
  it('is a text file of the site, not yet expired', () => {
    const text = readText('/.well-known/security.txt');

    expect(text).toMatch(/^Contact: mailto:/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(builtAt.getTime());
  });
});
