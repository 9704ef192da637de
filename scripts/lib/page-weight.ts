/**
 * What a built page costs a visitor, in brotli bytes. `first` is everything that comes before or at load: HTML with
 * what is inline, stylesheets, scripts and what they import. Islands that wake later are added in `withIslands`.
 * Pictures and fonts are not counted: they never hold up the first paint here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlIn, parsePage, remove } from '#src/domain/html.ts';
import { brotliSize, createModules } from './modules.ts';
import { partsOf } from './page-parts.ts';

export interface PageWeight {
  /** The built file, from the output folder. */
  file: string;
  first: number;
  /** The share of scripts in `first`. */
  scripts: number;
  withIslands: number;
}

/**
 * How much smaller a page would be without the code that runs inside it.
 * @param packed the brotli bytes of the page as it is
 */
function inlineScriptSize(html: string, packed: number): number {
  const page = parsePage(html);
  const { inlineScripts } = partsOf(page, '/');
  if (inlineScripts.length === 0) return 0;
  inlineScripts.forEach(remove);
  return packed - brotliSize(htmlIn(page));
}

/** Measures the pages of one build. */
export function createScale(dist: string): (file: string) => PageWeight {
  const { sizeOf, closure } = createModules(dist);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + sizeOf(address), 0);

  return (file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const { modules, sleepingModules, stylesheets } = partsOf(parsePage(html), `/${file}`);
    const startModules = closure(modules);
    const allModules = closure([...startModules, ...sleepingModules]);
    const page = sizeOf(`/${file}`);
    const first = page + sum(stylesheets) + sum(startModules);
    return {
      file,
      first,
      scripts: sum(startModules) + inlineScriptSize(html, page),
      withIslands: first + sum(allModules) - sum(startModules),
    };
  };
}
