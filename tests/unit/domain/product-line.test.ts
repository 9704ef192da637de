import { expect, it } from 'vitest';
import { brandRenamer } from '#src/domain/product-line.ts';

const brands = {
  'zh-CN': { brand: '泊店浏览器', brandLite: '泊店浏览器纯净版' },
  'en-US': { brand: 'Berth Browser', brandLite: 'Berth Pure Browser' },
};

it.each([
  ['zh-CN', '泊店浏览器和泊店浏览器', '泊店浏览器纯净版和泊店浏览器纯净版'],
  ['zh-CN', '泊店浏览器纯净版', '泊店浏览器纯净版'],
  ['zh-CN', '泊店浏览器纯净版不是泊店浏览器', '泊店浏览器纯净版不是泊店浏览器纯净版'],
  ['en-US', 'Berth Browser, Berth Pure Browser', 'Berth Pure Browser, Berth Pure Browser'],
  ['en-US', 'Berth', 'Berth'],
] as const)('§1.22 brandRenamer makes in %s %j into %j, and leaves that alone', (locale, text, renamed) => {
  const { brand, brandLite } = brands[locale];
  const rename = brandRenamer(brand, brandLite);

  expect(rename(text)).toBe(renamed);
  expect(rename(renamed)).toBe(renamed);
});
