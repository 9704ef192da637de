import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import { createSearch, documentKinds, type SearchDocument } from '#src/domain/search/search.ts';
import type { Page } from '#src/domain/html.ts';
import { attributeValues, builtPages, structuredDataIn, writtenOut } from '#tests/helpers/built-site.ts';
import { readContent } from '#tests/helpers/content-files.ts';

const read = (address: string) => readFileSync(`dist${address}`, 'utf8');
const html = (locale: (typeof localeCodes)[number], path: string) =>
  read(`${localizedPath(locale, path)}.html`);

function pageAt(address: string): Page {
  const found = builtPages.find((built) => built.address === address);
  if (!found) throw new Error(`There is no page at ${address}`);
  return found.page;
}
const idsIn = (page: Page) => attributeValues(page, [], 'id');

describe('what editors wrote, as built', () => {
  it('has the brand in place of every placeholder', () => {
    const data = globSync('dist/**/*.json').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const written = builtPages.map(({ file, html }) => ({ file, text: writtenOut(html) }));
    const left = [...written, ...data].filter(({ text }) => /\{\{(brand|company|\w+Email|phone)/.test(text));

    expect(written.length).toBeGreaterThan(30);
    expect(data.length).toBeGreaterThan(0);
    expect(left.map(({ file }) => file)).toEqual([]);
  });

  it.each(localeCodes)('carries the names of %s', (locale) => {
    expect(html(locale, '/user-service')).toContain(site[locale].company);
    expect(html(locale, '/faq/isolation')).toContain(site[locale].brand);
  });
});

describe.each(localeCodes)('the pages of questions in %s', (locale) => {
  const questions = readContent('faq').filter((entry) => entry.locale === locale);

  it('give every question an anchor on its chapter’s page', () => {
    const missing = questions.filter(({ name, head }) => {
      const page = pageAt(localizedPath(locale, `/faq/${head['category'] ?? ''}`));
      return !idsIn(page).includes(name.replace('.md', ''));
    });

    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('tell search engines every question with its answer', () => {
    const [json = '{}'] = structuredDataIn(pageAt(localizedPath(locale, '/faq/errors')));
    const { '@graph': [data] = [] } = JSON.parse(json) as {
      '@graph'?: { '@type'?: string; mainEntity?: { acceptedAnswer: { text: string } }[] }[];
    };
    const own = questions.filter(({ head }) => head['category'] === 'errors');

    expect(html(locale, '/faq/errors')).toContain('"@type":"BreadcrumbList"');
    expect(data?.['@type']).toBe('FAQPage');
    expect(data?.mainEntity).toHaveLength(own.length);
    expect(data?.mainEntity?.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 40)).toBe(true);
  });
});

describe.each(localeCodes)('the search index of %s', (locale) => {
  const documents = JSON.parse(read(localizedPath(locale, '/search-index.json'))) as SearchDocument[];

  it('leads to pages and anchors that exist', () => {
    const built = new Set(globSync('dist/**/*.html').map((file) => file.replace(/^dist|\.html$/g, '')));
    // Pages come from the route list, which has a check of its own.
    const dead = documents.filter(({ url, kind }) => {
      if (kind === 'page') return false;
      const [path = '', id] = url.split('#');
      if (!built.has(path === '/' ? '/index' : path)) return true;
      return id !== undefined && !idsIn(pageAt(path)).includes(id);
    });

    expect(documents.length).toBeGreaterThan(100);
    expect(dead.map(({ url }) => url)).toEqual([]);
  });

  it('has help of every kind', () => {
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(documentKinds));
  });
});

describe('the search over what is built', () => {
  const search = (locale: (typeof localeCodes)[number], query: string) => {
    const documents = JSON.parse(read(localizedPath(locale, '/search-index.json'))) as SearchDocument[];
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    return createSearch(documents, { segmenter })(query).map(({ document }) => document);
  };

  it.each([
    ['zh-CN', '员工交接清单', 'news'],
    ['zh-CN', '仿冒下载站', 'news'],
    ['zh-CN', '自动填充延迟', 'changelog'],
    ['zh-CN', '6.3.1', 'changelog'],
    ['en-US', 'offboarding checklist', 'news'],
    ['en-US', 'fake download sites', 'news'],
    ['en-US', 'autofill lags', 'changelog'],
    ['en-US', '6.3.1', 'changelog'],
  ] as const)('in %s, finds for “%s” a page of the kind %s', (locale, query, kind) => {
    const found = search(locale, query);

    expect(found.slice(0, 3).map((document) => document.kind)).toContain(kind);
    expect(found.every(({ url }) => url.startsWith('/en') === (locale === 'en-US'))).toBe(true);
  });
});

describe('security.txt', () => {
  it('is a text file of the site, not yet expired', () => {
    const text = read('/.well-known/security.txt');

    expect(text).toMatch(/^Contact: mailto:/m);
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  });
});
