/**
 * What a built page costs a visitor, in brotli bytes. `first` is everything that comes before or at load: HTML with
 * what is inline, stylesheets, scripts and what they import. Islands that wake later are added in `withIslands`.
 * Pictures and fonts are not counted: they never hold up the first paint here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';

export interface PageWeight {
  /** The built file, from the output folder. */
  file: string;
  first: number;
  /** The share of scripts in `first`. */
  scripts: number;
  withIslands: number;
}

/** Islands under these directives are fetched with the page; the others wait for a reason. */
const EAGER = new Set(['load', 'only']);
export const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[\s\S]*?<\/script>/g;

export const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

/** Attributes of every tag of a name, as a browser would read them. */
function tags(html: string, name: string): Map<string, string>[] {
  const tag = new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|[^"'>])*)>`, 'g');
  return [...html.matchAll(tag)].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
      ),
  );
}

const isLocal = (address: string) => /^\/(?!\/)/.test(address);

/** Addresses that a module imports before it runs; what it may import later is left out. */
function staticImports(code: string, address: string): string[] {
  const { statements } = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    if (!specifier || !ts.isStringLiteral(specifier)) return [];
    return [
      specifier.text.startsWith('.') ? posix.join(posix.dirname(address), specifier.text) : specifier.text,
    ];
  });
}

export interface Modules {
  /** Brotli bytes of a file, by its address. */
  sizeOf: (address: string) => number;
  /** The modules themselves and everything they import before they run, each once. */
  closure: (entries: Iterable<string>) => Set<string>;
}

/** @param dist folder of the finished build; files that pages share are read and packed once */
export function createModules(dist: string): Modules {
  const sizes = new Map<string, number>();
  const imports = new Map<string, string[]>();

  const pathOf = (address: string) => join(dist, address.replace(/[?#].*$/, ''));

  function sizeOf(address: string): number {
    const known = sizes.get(address);
    if (known !== undefined) return known;
    const packed = `${pathOf(address)}.br`;
    const size = existsSync(packed) ? readFileSync(packed).length : brotliSize(readFileSync(pathOf(address)));
    sizes.set(address, size);
    return size;
  }

  function importsOf(address: string): string[] {
    const known = imports.get(address);
    if (known) return known;
    const found = staticImports(readFileSync(pathOf(address), 'utf8'), address);
    imports.set(address, found);
    return found;
  }

  function closure(entries: Iterable<string>): Set<string> {
    const all = new Set<string>();
    const visit = (address: string) => {
      if (all.has(address)) return;
      all.add(address);
      importsOf(address).forEach(visit);
    };
    for (const entry of entries) visit(entry);
    return all;
  }
  return { sizeOf, closure };
}

/** Measures the pages of one build. */
export function createScale(dist: string): (file: string) => PageWeight {
  const { sizeOf, closure } = createModules(dist);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + sizeOf(address), 0);

  return (file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const links = tags(html, 'link');
    const linked = (relation: string) =>
      links.filter((link) => link.get('rel') === relation).map((link) => link.get('href') ?? '');
    const islands = tags(html, 'astro-island');
    const islandModules = (island: Map<string, string>) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((key) => island.get(key) ?? []);
    const inline = [...html.matchAll(INLINE_SCRIPT)].map(([element]) => element);

    const startModules = closure(
      [
        ...tags(html, 'script').flatMap((script) => script.get('src') ?? []),
        ...linked('modulepreload'),
        ...inline.flatMap((element) => staticImports(element.replace(/<\/?script[^>]*>/g, ''), `/${file}`)),
        ...islands.filter((island) => EAGER.has(island.get('client') ?? '')).flatMap(islandModules),
      ].filter(isLocal),
    );
    const allModules = closure([...startModules, ...islands.flatMap(islandModules).filter(isLocal)]);

    const page = sizeOf(`/${file}`);
    const bare = inline.length > 0 ? brotliSize(html.replace(INLINE_SCRIPT, '')) : page;
    const scripts = sum(startModules) + page - bare;
    const first = page + sum(linked('stylesheet').filter(isLocal)) + sum(startModules);
    return { file, first, scripts, withIslands: first + sum(allModules) - sum(startModules) };
  };
}
