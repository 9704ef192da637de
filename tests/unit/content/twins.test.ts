import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { readContent, type ContentFile } from '#tests/helpers/content-files.ts';

/** Frontmatter that is about the thing and not about its wording, so the same in every language. */
const SHARED = [
  'category',
  'code',
  'featured',
  'hue',
  'order',
  'page',
  'poster',
  'published',
  'sample',
  'starts',
  'ends',
  'version',
];

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

  it('agrees with its twin on what is not wording', () => {
    const quarrels = [...byKey].flatMap(([key, [first, ...others]]) =>
      others.flatMap((other) =>
        SHARED.filter((field) => first?.head[field] !== other.head[field]).map((field) => `${key}: ${field}`),
      ),
    );

    expect(quarrels).toEqual([]);
  });
});

describe('the Chinese texts', () => {
  const chinese = files.filter(({ locale }) => locale === 'zh-CN');

  it('set no half-width punctuation between Chinese characters', () => {
    const slips = chinese.flatMap(({ path, text }) =>
      [...text.matchAll(/\p{Script=Han}[,;:?!()]\p{Script=Han}/gu)].map(([slip]) => `${path}: ${slip}`),
    );

    expect(slips).toEqual([]);
  });
});
