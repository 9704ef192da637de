/** The scripts of a finished build: what each weighs, and what it imports before it runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';

export const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

/** Addresses that a module imports before it runs; what it may import later is left out. */
export function staticImports(code: string, address: string): string[] {
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

/** @param dist folder of the finished build; shared files are read and packed once */
export function createModules(dist: string) {
  const sizes = new Map<string, number>();
  const imports = new Map<string, string[]>();

  const pathOf = (address: string) => join(dist, address.replace(/[?#].*$/, ''));

  /** Brotli bytes of a file, by its address. */
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

  /** The modules themselves and everything they import before they run, each once. */
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
