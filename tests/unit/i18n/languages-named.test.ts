import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CODE = '{src,islands,desk,server,integrations,client-model,bridge-lib,scripts}/**/*.{ts,tsx,astro}';
/** A language's name, or code that works for two languages only. */
const NAMES_A_LANGUAGE = /'(zh-CN|en-US|zh|en)'|\^zh|\^\\\/en/;

describe('docs/languages.md', () => {
  const places = new Set(
    [...readFileSync('docs/languages.md', 'utf8').matchAll(/`([^`\s]+\.(?:tsx?|astro))`/g)].map(
      ([, path]) => path,
    ),
  );
  const files = [...globSync(CODE), ...globSync('i18n/*.ts')]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => NAMES_A_LANGUAGE.test(readFileSync(path, 'utf8')));

  it('lists every file that names a language', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !places.has(path))).toEqual([]);
  });

  it('lists only files that name a language', () => {
    const others = [...places].filter((path = '') => !files.includes(path) && !path.startsWith('tests/'));

    expect(others).toEqual([]);
  });
});
