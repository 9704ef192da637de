/** The project's own source files, for checks that read code as text. Without built, installed or stored files. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** All .ts, .tsx, .mjs, .js and .astro files under the source folders, and the settings at the root. */
export function listSources(root: string): SourceFile[] {
  const patterns = [
    '{bridge-lib,client-model,desk,i18n,integrations,islands,scripts,server,src,tests}/**/*.{ts,tsx,mjs,js,astro}',
    '*.{ts,mjs,js}',
  ];
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
