import { expect, it } from 'vitest';
import { localeOfParam, locales, localizedPath } from '#i18n/locales.ts';

it.each([
  ['zh-CN', 'zh-CN', 'zh'],
  ['en-US', 'en', 'en'],
] as const)('§1.23 %s is told to browsers as %s, and to the API as %s', (locale, htmlLang, apiLanguage) => {
  expect(locales[locale]).toMatchObject({ htmlLang, apiLanguage });
});

it.each([
  ['zh-CN', '/', '/'],
  ['zh-CN', '/download', '/download'],
  ['en-US', '/', '/en'],
  ['en-US', '/?from=ad', '/en?from=ad'],
  ['en-US', '/#offer', '/en#offer'],
  ['en-US', '/download?a=1#b', '/en/download?a=1#b'],
] as const)('localizedPath writes %s %s as %s', (locale, path, expected) => {
  expect(localizedPath(locale, path)).toBe(expected);
});

it('localeOfParam stops at a prefix that no language has', () => {
  expect(() => localeOfParam('fr')).toThrow('No language has the prefix "fr"');
});
