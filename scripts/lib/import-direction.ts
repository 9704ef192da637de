/** Checks every import against the table of layers (`layers.ts`). */
import { posix } from 'node:path';
import ts from 'typescript';
import manifest from '#package.json' with { type: 'json' };
import { codeParts } from './astro-parts.ts';
import { rows } from './layers.ts';
import type { SourceFile } from './sources.ts';

const aliases = Object.entries(manifest.imports);

const isWithin = (path: string, folder: string) =>
  path === folder || ['/', '.'].some((end) => path.startsWith(folder + end));

function layerOf(path: string): string | undefined {
  const [longest] = rows
    .flatMap(({ layers }) => layers)
    .filter((layer) => isWithin(path, layer))
    .sort((a, b) => b.length - a.length);
  return longest ?? (path.includes('/') ? undefined : '*');
}

/** The file of a specifier, relative to the root; undefined for packages and for modules of Node and Astro. */
function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith('/')) return specifier.slice(1);
  for (const [alias, path] of aliases) {
    const stem = alias.replace('*', '');
    if (alias.includes('*') ? specifier.startsWith(stem) : specifier === alias) {
      return posix.normalize(path.replace('*', specifier.slice(stem.length)));
    }
  }
  return specifier.startsWith('#') ? specifier : undefined;
}

function specifiersIn(file: SourceFile): string[] {
  return codeParts(file.path, file.text).flatMap(({ code }) => [
    ...ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...code.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*['"`]([^'"`]+)/g)].map(([, glob = '']) => glob),
  ]);
}

/**
 * `islands/register/fields.tsx` → `register`; all islands may import `ui`, which imports none of them. A file above the
 * folders (`islands/downloads.ts`) only defines which islands are in one file.
 */
const islandOf = (path: string) => path.split('/')[1];
const isBundle = (path: string) => path.split('/').length === 2;

function violationOf(importer: string, target: string): string | undefined {
  const from = layerOf(importer);
  if (from === undefined) return 'no layer contains this folder: add it to scripts/lib/layers.ts';
  const to = layerOf(target);
  if (to === undefined) return `${target} is in no layer: add it to scripts/lib/layers.ts`;
  if (from === 'islands' && to === 'islands') {
    if (isBundle(importer)) return undefined;
    const [own, other] = [islandOf(importer), islandOf(target)];
    return own === other || other === 'ui' ? undefined : 'an island must not import another island';
  }
  if (from === to) return undefined;
  const allowed = rows.find(({ layers }) => layers.includes(from))?.imports ?? [];
  if (allowed.some((folder) => isWithin(target, folder) || folder === to)) return undefined;
  return `${from} may import ${allowed.join(', ') || 'no other folder'}`;
}

/** @returns one line for each import against the direction: the importer, the import, and the right place */
export function findViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    specifiersIn(file).flatMap((specifier) => {
      const target = targetOf(file.path, specifier);
      const reason = target === undefined ? undefined : violationOf(file.path, target);
      return reason === undefined ? [] : [`${file.path} imports ${specifier}: ${reason}`];
    }),
  );
}
