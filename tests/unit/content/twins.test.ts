import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { readContent, type ContentFile } from '#scripts/lib/content-files.ts';

/** Front matter that is not wording, so it is the same in every language. */
const SHARED = [
  ...['category', 'code', 'featured', 'hue', 'order', 'page'],
  ...['poster', 'published', 'sample', 'starts', 'ends', 'version'],
];

/** Lines of the text, including nested lists, in order. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  changelog: ['kind', 'systems'],
  cases: ['trade', 'platforms', 'shops', 'people', 'focus'],
};

function factsOf({ collection, text }: ContentFile): string[] {
  return [...text.matchAll(/^\s*-? ?(\w+): *(.*)$/gm)]
    .filter(([, key = '']) => FACTS[collection]?.includes(key))
    .map(([, key, value]) => `${key ?? ''}: ${value ?? ''}`);
}

const countOf = ({ text }: ContentFile, list: string) =>
  (new RegExp(`^${list}:\\n((?: {2,}.*\\n)+)`, 'm').exec(text)?.[1] ?? '').match(/^ {2}- /gm)?.length ?? 0;

/** Number of each required part in an entry. */
function partsOf(file: ContentFile): number[] {
  if (file.collection === 'news') return [file.body.match(/^## /gm)?.length ?? 0];
  if (file.collection === 'promotions') return [countOf(file, 'steps'), countOf(file, 'terms')];
  return file.collection in FACTS ? [factsOf(file).length] : [];
}

/** Minimum of each part; a case has each of its facts once. */
const LEAST: Readonly<Record<string, number>> = { news: 3, changelog: 3, promotions: 2, cases: 5 };
const isLacking = (file: ContentFile) =>
  partsOf(file).some(
    (count) => count < (LEAST[file.collection] ?? 0) || (file.collection === 'cases' && count > 5),
  );

const files = readContent();
const keyOf = ({ collection, name }: ContentFile) => `${collection}/${name}`;
const byKey = Map.groupBy(files, keyOf);

describe('every entry', () => {
  it('has its twin in every language', () => {
    const lonely = [...byKey]
      .filter(([, twins]) => twins.length !== localeCodes.length)
      .map(([key, [only]]) => `${key} exists in ${only?.locale ?? ''} only`);

    expect(files.length).toBeGreaterThan(0);
    expect(lonely).toEqual([]);
  });

  it('has the same data as its twin, except wording', () => {
    const quarrels = [...byKey].flatMap(([key, [first, ...others]]) =>
      others.flatMap((other) =>
        SHARED.filter((field) => first?.head[field] !== other.head[field]).map((field) => `${key}: ${field}`),
      ),
    );

    expect(quarrels).toEqual([]);
  });

  it('has as many sections, steps and terms as its twin, and the same facts in its lists', () => {
    const quarrels = [...byKey].filter(([, [first, ...others]]) =>
      others.some(
        (other) =>
          first &&
          `${partsOf(other).join()} ${factsOf(other).join()}` !==
            `${partsOf(first).join()} ${factsOf(first).join()}`,
      ),
    );

    expect(files.filter(isLacking).map(({ path }) => path)).toEqual([]);
    expect(quarrels.map(([key]) => key)).toEqual([]);
  });
});

const chinese = files.filter(({ locale }) => locale === 'zh-CN');

it('the Chinese texts set no half-width punctuation between Chinese characters', () => {
  const slips = chinese.flatMap(({ path, text }) =>
    [...text.matchAll(/\p{Script=Han}[,;:?!()]\p{Script=Han}/gu)].map(([slip]) => `${path}: ${slip}`),
  );

  expect(slips).toEqual([]);
});

it('the press material lists only reports with a link', () => {
  const reports = readContent('reports').filter(({ head }) => head['kind'] === 'report');

  expect(reports.filter(({ head }) => !/^https:\/\/.+/.test(head['href'] ?? ''))).toEqual([]);
});
