/**
 * Prints what a plain content page ships of the site-wide parts (docs/site-wide.md), in brotli bytes and in the
 * order in which it comes. Each file counts where it is needed first. Needs a build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parsePage } from '#src/domain/html.ts';
import { createModules } from './lib/modules.ts';
import { partsOf } from './lib/page-parts.ts';
import { inlineScriptSize } from './lib/page-weight.ts';

const PAGE = 'about.html';
/** What comes at its time, by the names of the entry modules. */
const STEPS: readonly [when: string, entries: readonly string[]][] = [
  ['at rest, on every page', ['SiteScript']],
  ['at rest, where a live value stands', ['live', 'api']],
  ['with the first sign of interest: React, question, notices', ['client', 'site-wide']],
  ['at the chat', ['Chat']],
  ['after a yes to statistics', ['usage']],
];

const { sizeOf, closure } = createModules('dist');
const modules = readdirSync('dist/_astro').filter((file) => file.endsWith('.js'));

/** Of twins in two languages the heavier one. */
function moduleOf(name: string): string[] {
  const found = modules
    .filter((file) => file.replace(/\.[\w-]+\.js$/, '') === name)
    .map((file) => `/_astro/${file}`)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  return found.slice(0, 1);
}

const html = readFileSync(`dist/${PAGE}`, 'utf8');
const seen = new Set<string>();

function print(when: string, bytes: number): void {
  console.log(`${String(bytes).padStart(6)} B  ${when}`);
}

function count(entries: readonly string[]): number {
  const fresh = [...closure(entries)].filter((address) => !seen.has(address));
  for (const address of fresh) seen.add(address);
  return fresh.reduce((sum, address) => sum + sizeOf(address), 0);
}

console.log(`${PAGE}: ${String(sizeOf(`/${PAGE}`))} B in all`);
print('inside the page, before the paint', inlineScriptSize(html, sizeOf(`/${PAGE}`)));
print('at load', count(partsOf(parsePage(html), `/${PAGE}`).modules));
for (const [when, entries] of STEPS) print(when, count(entries.flatMap(moduleOf)));
