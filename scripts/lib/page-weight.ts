/**
 * The cost of a built page in brotli bytes. `first` is everything before or at load: HTML with its inline code,
 * stylesheets, scripts and their imports. `withIslands` adds islands that wake later. Pictures and fonts are not
 * counted, since they do not delay the first paint here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage, textIn } from '#src/domain/html.ts';
import { brotliSize, createModules } from './modules.ts';
import { partsOf } from './page-parts.ts';

/** Measures the pages of one build. `scripts` is their share in `first`. */
export function createPageWeigher(dist: string) {
  const { sizeOf, closure } = createModules(dist);
  const inlineSizes = new Map<string, number>();
  /** The size of inline code, packed by itself, since most pages have the same. */
  const inlineSize = (code: string) => {
    const size = inlineSizes.get(code) ?? (code === '' ? 0 : brotliSize(code));
    inlineSizes.set(code, size);
    return size;
  };
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + sizeOf(address), 0);

  /** @param file the built file, relative to the output folder */
  return (file: string) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const { modules, lateModules, stylesheets, inlineScripts } = partsOf(parsePage(html), `/${file}`);
    const startModules = closure(modules);
    const allModules = closure([...startModules, ...lateModules]);
    const first = sizeOf(`/${file}`) + sum(stylesheets) + sum(startModules);
    return {
      file,
      first,
      scripts: sum(startModules) + inlineSize(inlineScripts.map(textIn).join('\n')),
      withIslands: first + sum(allModules) - sum(startModules),
    };
  };
}
