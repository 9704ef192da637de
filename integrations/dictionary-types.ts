/** Types the dictionaries by their files, at each start, into `.astro/`, as Astro types its collections. */
import { globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { defaultLocale } from '#i18n/locales.ts';

export function dictionaryTypes(): AstroIntegration {
  return {
    name: 'dictionary-types',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        const names = globSync('*.ts', { cwd: `i18n/${defaultLocale}` }).sort();
        const lines = names.map((name) => `  export * from '#i18n/${defaultLocale}/${name}';\n`);
        injectTypes({
          filename: 'original.d.ts',
          content: `declare module 'virtual:dictionaries' {\n${lines.join('')}}\n`,
        });
      },
    },
  };
}
