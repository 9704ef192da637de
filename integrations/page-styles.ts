/**
 * Makes each built page carry only what it can come to use of styles and icons. All of a page's CSS is in the page and comes
 * with every visit: what other pages need of the shared sheets would be paid for there. What a page's scripts may add
 * later counts as being there: every word of theirs that could be a class or an attribute.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';
import { plainIcons } from './lib/icons.ts';

const ASSETS = '_astro';
const MODULE = /[\w.~-]+\.js\b/g;
const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const SHEET = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const SCOPE = /data-astro-cid-(\w+)(?:="true")?/g;
/** Without this, `:is(…)` before another pseudo-class is taken for something that no page has. */
const BRACKETS = /^:(?:is|where)$/;
/** A state or a language alone, as in `:focus-visible` and `:lang(zh)`, fits every element. */
const STATE = /^:/;
/** Attributes that the browser sets by itself. */
const LIVING = ['open', 'popover', 'hidden', 'disabled', 'aria-expanded'];

type Words = ReadonlySet<string>;

export const wordsOf = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/** @returns the words of a page's scripts and of all that these may load */
export async function createWordFinder(folder: string): Promise<(html: string) => Words> {
  const files = (await readdir(join(folder, ASSETS))).filter((file) => file.endsWith('.js'));
  const modules = new Map(
    await Promise.all(
      files.map(async (file) => {
        const code = await readFile(join(folder, ASSETS, file), 'utf8');
        const named = new Set((code.match(MODULE) ?? []).filter((name) => files.includes(name)));
        return [file, { words: new Set(wordsOf(code)), named }] as const;
      }),
    ),
  );

  return (html) => {
    const words = new Set([...html.matchAll(INLINE_SCRIPT)].flatMap(([, code = '']) => wordsOf(code)));
    // A set takes in what is added while it is walked.
    const seen = new Set((html.match(MODULE) ?? []).filter((name) => modules.has(name)));
    for (const name of seen) {
      modules.get(name)?.words.forEach((word) => words.add(word));
      modules.get(name)?.named.forEach((next) => seen.add(next));
    }
    return words;
  };
}

/** `openQr`, as a script says `dataset.openQr`, is the attribute `data-open-qr`. */
const asDataAttribute = (word: string) =>
  `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `badge--` is where a script begins to put `badge--warn` together. */
const beginningsIn = (words: Words): RegExp[] =>
  [...words].filter((word) => /^[a-z][\w-]*-$/.test(word)).map((word) => new RegExp(`^${word}`));

/** Astro keeps the styles of components apart by long names; within one page a letter does. */
export function shortenScopes(html: string, words: Words): string {
  const taken = new Set([...words, ...(html.match(/\bdata-[a-z]\d*\b/g) ?? [])]);
  const names = new Map<string, string>();
  let count = 0;
  const next = (): string => {
    const name = `data-${String.fromCharCode(97 + (count % 26))}${count < 26 ? '' : Math.floor(count / 26)}`;
    count += 1;
    return taken.has(name) ? next() : name;
  };
  return html.replace(SCOPE, (_attribute, scope: string) => {
    const name = names.get(scope) ?? next();
    names.set(scope, name);
    return name;
  });
}

/** @param words of all scripts that the page may come to run, those in its own markup too */
export async function fitStyles(html: string, words: Words): Promise<string> {
  const said = [...words].flatMap((word) => [word, asDataAttribute(word)]);
  const sheets = [...html.matchAll(SHEET)].map(([, , raw = '']) => ({ raw }));
  const fitted = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(SHEET, ''), extension: 'html' },
      { raw: '', extension: 'js' },
    ],
    css: sheets,
    extractors: [
      { extensions: ['html'], extractor: purgeFromHtml },
      { extensions: ['js'], extractor: () => said },
    ],
    dynamicAttributes: LIVING,
    safelist: {
      standard: [STATE, ...beginningsIn(words)],
      greedy: [BRACKETS],
      variables: [...words].filter((word) => word.startsWith('--')),
    },
    keyframes: true,
    variables: true,
  });
  let at = 0;
  const withSheets = html.replace(
    SHEET,
    (_whole, open: string, _css: string, close: string) => open + (fitted[at++]?.css ?? '') + close,
  );
  return shortenScopes(withSheets, words);
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
        for (const file of pages) {
          const html = await readFile(join(folder, file), 'utf8');
          await writeFile(join(folder, file), await fitStyles(plainIcons(html), findWords(html)));
        }
      },
    },
  };
}
