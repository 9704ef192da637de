import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { readContent, type ContentFile } from '#tests/helpers/content-files.ts';

/** Pairs of the same entry in the two languages. */
function twins(collection: string): [name: string, chinese: ContentFile, english: ContentFile][] {
  const files = readContent(collection);
  return files
    .filter(({ locale }) => locale === 'zh-CN')
    .flatMap((chinese) => {
      const english = files.find(({ locale, name }) => locale === 'en-US' && name === chinese.name);
      return english ? [[chinese.name, chinese, english] as [string, ContentFile, ContentFile]] : [];
    });
}

/** Lines of the frontmatter that are about the thing, in order. */
const factsOf = ({ text }: ContentFile, keys: readonly string[]) =>
  [...text.matchAll(/^\s*-? ?(\w+): *(.*)$/gm)]
    .filter(([, key = '']) => keys.includes(key))
    .map(([, key, value]) => `${key ?? ''}: ${value ?? ''}`);

const countOf = ({ text }: ContentFile, list: string) =>
  (new RegExp(`^${list}:\\n((?: {2,}.*\\n)+)`, 'm').exec(text)?.[1] ?? '').match(/^ {2}- /gm)?.length ?? 0;

describe('the news', () => {
  const articles = twins('news');

  it.each(articles)('%s has the same sections in both languages', (_name, chinese, english) => {
    const sections = ({ body }: ContentFile) => body.match(/^## /gm)?.length ?? 0;

    expect(sections(chinese)).toBeGreaterThanOrEqual(3);
    expect(sections(english)).toBe(sections(chinese));
  });
});

describe('the notes of releases', () => {
  const notes = twins('changelog');

  it.each(notes)('%s lists the same kinds of change for the same systems', (_name, chinese, english) => {
    const facts = factsOf(chinese, ['kind', 'systems']);

    expect(facts.length).toBeGreaterThan(2);
    expect(factsOf(english, ['kind', 'systems'])).toEqual(facts);
  });
});

describe('the promotions', () => {
  it.each(twins('promotions'))(
    '%s have as many steps and terms in both languages',
    (_name, chinese, english) => {
      for (const list of ['steps', 'terms']) {
        expect(countOf(chinese, list)).toBeGreaterThan(1);
        expect(countOf(english, list)).toBe(countOf(chinese, list));
      }
    },
  );
});

describe('the scenarios', () => {
  const scenarios = twins('cases');

  it.each(scenarios)('%s has the same team in both languages', (_name, chinese, english) => {
    const keys = ['trade', 'platforms', 'shops', 'people', 'focus'];

    expect(factsOf(chinese, keys)).toHaveLength(keys.length);
    expect(factsOf(english, keys)).toEqual(factsOf(chinese, keys));
  });
});

describe.each(localeCodes)('the press material in %s', (locale) => {
  it('claims no report that cannot be opened', () => {
    const reports = readContent('reports').filter(
      ({ locale: own, head }) => own === locale && head['kind'] === 'report',
    );

    expect(reports.filter(({ head }) => !/^https:\/\/.+/.test(head['href'] ?? ''))).toEqual([]);
  });
});
