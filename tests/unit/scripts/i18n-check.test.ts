import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { findI18nFaults, type DictionaryFile, type Texts } from '#scripts/lib/i18n-check.ts';

function dictionary(locale: Locale, texts: Texts, namespace = 'home'): DictionaryFile {
  return { path: `i18n/${locale}/${namespace}.ts`, locale, namespace, texts };
}

function faults(zh: Texts, en: Texts, code: string) {
  const files = [dictionary('zh-CN', zh), dictionary('en-US', en)];
  return findI18nFaults(files, [{ path: 'src/pages/index.astro', text: code }], 'zh-CN');
}

const page = (template: string) => `---\nconst t = getT(locale, 'home');\n---\n${template}`;

describe('findI18nFaults', () => {
  const [chinese, english] = ['i18n/zh-CN/home.ts', 'i18n/en-US/home.ts'];
  const halfWidth = (mark: string) => `${chinese} "a" has the half-width "${mark}" beside Chinese text`;
  it.each<[string, Texts, Texts, string]>([
    ['a missing key', { a: { b: '甲' } }, { a: {} }, `${english} has no key "a.b", which ${chinese} has`],
    ['an extra key', { a: '甲' }, { a: 'A', b: 'B' }, `${english} has the extra key "b"`],
    [
      'a placeholder',
      { a: '{{x}}' },
      { a: '{{y}}' },
      '"a" has the placeholders {{y}}, the original has {{x}}',
    ],
    ['a missing plural', { a_other: '家' }, { a_other: 'shops' }, `${english} has no key "a_one"`],
    [
      'Chinese in English',
      { a: '甲' },
      { a: 'Shops：many' },
      `${english} "a" contains "：", which is Chinese`,
    ],
    ['a word that is not used', { a: '三家店' }, { a: 'A' }, `${chinese} "a" says “三家店”; write 间店`],
    ['an empty text', { a: '甲' }, { a: '' }, `${english} "a" is empty`],
    ['a half-width mark', { a: '名称:' }, { a: 'A' }, halfWidth(':')],
    ['a half-width bracket', { a: '下载(64 位)' }, { a: 'A' }, halfWidth('(')],
    ['a half-width stop', { a: '到此.' }, { a: 'A' }, halfWidth('.')],
  ])('names file and key of %s', (_what, zh, en, message) => {
    expect(faults(zh, en, page(`{t.tree('a')}`))).toEqual([expect.stringContaining(message)]);
  });

  it('calls a text of spaces empty', () => {
    const found = faults({ a: '甲' }, { a: ' ' }, page(`{t('a')}`));

    expect(found).toContainEqual(expect.stringContaining(`${english} "a" is empty`));
  });

  it('names a dictionary that exists in one language only', () => {
    const code = [{ path: 'src/pages/a.astro', text: page(`{t('a')}`) }];

    expect(
      findI18nFaults([dictionary('zh-CN', { a: '甲' }), dictionary('en-US', {}, 'extra')], code, 'zh-CN'),
    ).toEqual([
      'i18n/zh-CN/home.ts has no counterpart in en-US',
      'i18n/en-US/extra.ts has no counterpart in zh-CN: add that dictionary or remove this one',
    ]);
  });
});

const zh = { hero: { title: '甲', text: '乙' }, list: ['丙'] };
const en = { hero: { title: 'A', text: 'B' }, list: ['C'] };

it('the search for unused keys includes files beside one that names it, and the layers that return keys', () => {
  const files = [dictionary('zh-CN', zh), dictionary('en-US', en)];
  const sources = [
    { path: 'islands/home/home.tsx', text: `useTranslation('home');` },
    { path: 'islands/home/part.tsx', text: `t('hero.title');` },
    { path: 'src/domain/phone.ts', text: `export const key = 'hero.text';` },
    { path: 'src/api/errors.ts', text: `export const keys = { a: 'list' };` },
  ];

  expect(findI18nFaults(files, sources, 'zh-CN')).toEqual([]);
});
