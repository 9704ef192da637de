/**
 * Makes each built page carry only what it can come to use of styles and icons. All of a page's CSS is in the page, and comes
 * with every visit: what other pages need of the shared sheets is paid for there.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { plainIcons } from './lib/icons.ts';
import { fitStyles, wordsOf } from './lib/page-styles.ts';

const ASSETS = '_astro';
const MODULE = /[\w.~-]+\.js\b/g;
const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** @returns the words of a page's scripts and of all that these may load */
export async function createWordFinder(folder: string): Promise<(html: string) => Set<string>> {
  const files = (await readdir(join(folder, ASSETS))).filter((file) => file.endsWith('.js'));
  const modules = new Map(
    await Promise.all(
      files.map(async (file) => {
        const code = await readFile(join(folder, ASSETS, file), 'utf8');
        const named = (code.match(MODULE) ?? []).filter((name) => files.includes(name));
        return [file, { words: new Set(wordsOf(code)), named: [...new Set(named)] }] as const;
      }),
    ),
  );

  return (html) => {
    const words = new Set<string>();
    for (const [, code = ''] of html.matchAll(INLINE_SCRIPT))
      wordsOf(code).forEach((word) => words.add(word));
    const open = [...new Set(html.match(MODULE) ?? [])];
    const seen = new Set(open);
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const module = modules.get(name);
      module?.words.forEach((word) => words.add(word));
      for (const next of module?.named ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return words;
  };
}

/** Has to come before the integrations that hash and pack what is written. */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const findWords = await createWordFinder(folder);
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
        await Promise.all(
          pages.map(async (file) => {
            const html = await readFile(join(folder, file), 'utf8');
            await writeFile(join(folder, file), fitStyles(plainIcons(html), findWords(html)));
          }),
        );
      },
    },
  };
}
