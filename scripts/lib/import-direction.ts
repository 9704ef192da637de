/**
 * Which part of the house may lean on which, as a table, and the check that holds every import against it.
 * A layer may always import itself. The longest matching path decides which layer a file belongs to.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import manifest from '#package.json' with { type: 'json' };
import { codeParts } from './astro-parts.ts';
import type { SourceFile } from './sources.ts';

const config = ['i18n', 'src/config'];
const facts = [...config, 'src/content/data'];
const domain = [...facts, 'src/domain'];
const lower = [...domain, 'src/api', 'src/browser'];
const island = [...lower, 'src/stores', 'src/drawing'];
const component = [...island, 'src/scripts', 'islands', 'src/components', 'src/content', 'src/styles'];

const layers: Record<string, readonly string[]> = {
  'bridge-lib': [],
  // What a client remembers and does: of the library it knows the shapes on the wire.
  'client-model': [...domain, 'bridge-lib'],
  i18n: [],
  'src/config': config,
  // Lists that editors own and code reads: sample shops, marketplaces, sources.
  'src/content/data': [],
  'src/domain': facts,
  // Pictures worked out by pure rules.
  'src/drawing': config,
  'src/api': domain,
  'src/browser': domain,
  // The only part of the pages that imports the bridge library.
  'src/stores': [...lower, 'bridge-lib', 'client-model'],
  // What runs in pages without an island.
  'src/scripts': [...island, 'src/styles/on-demand'],
  // Sheets that they bring with what is shown on demand.
  islands: [...island, 'src/styles/on-demand'],
  'src/styles/on-demand': [],
  'src/content': domain,
  'src/content.config.ts': [...domain, 'src/content'],
  'src/styles': [],
  'src/env.d.ts': [...config, 'integrations'],
  'src/components': component,
  'src/layouts': component,
  'src/pages': [...component, 'src/layouts'],
  // The embedded chat desk's own pages.
  desk: component,
  'desk/astro.config.ts': ['integrations'],
  // Pages of the development server.
  'src/dev': [...component, 'src/layouts'],
  // What they write into the output is worked out by pure rules.
  integrations: [...domain, 'src/drawing'],
  // Of the pages' source it knows what goes over the wire, how settings are checked, and the hours that both tell.
  server: [
    'src/api/contract',
    'src/api/envelope',
    'src/config/setting-rules.ts',
    'src/config/wire.ts',
    'src/domain/support-hours.ts',
    'server/client-simulator',
  ],
  // Speaks the other side of the library's wire.
  'server/client-simulator': ['server', 'bridge-lib', 'client-model'],
  scripts: [...domain, 'integrations', 'package.json', 'budgets.json'],
  // These fill the manifest from the server's sample files, and the server's seed from the manifest.
  'scripts/releases.ts': [...domain, 'scripts', 'server'],
  'scripts/lib/release-figures.ts': [...domain, 'server'],
  // Holds sample installers, sample content and development secrets against what is set.
  'scripts/check-release.ts': [...domain, 'scripts', 'server'],
  'scripts/lib/release-samples.ts': [...domain, 'scripts', 'server'],
  // They play on the site behind its server, with the simulated client.
  'scripts/films.ts': [...domain, 'scripts', 'server'],
  'scripts/films': [...domain, 'scripts', 'server'],
  'scripts/pictures.ts': [...domain, 'scripts', 'server'],
  'scripts/pictures': [...domain, 'scripts', 'server'],
  // Pictures of every page, behind its own server.
  'scripts/gallery.ts': [...domain, 'scripts', 'server'],
  'scripts/gallery': [...domain, 'scripts'],
  // Operators' commands work on the server's database.
  'scripts/operate.ts': ['scripts', 'server'],
  tests: ['bridge-lib', 'client-model', 'i18n', 'integrations', 'islands', 'scripts', 'server', 'src', '*'],
  // Settings of tools at the root.
  '*': [...config, 'integrations', 'scripts'],
};

const aliases = Object.entries(manifest.imports);

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function layerOf(path: string): string | undefined {
  const [longest] = Object.keys(layers)
    .filter((layer) => isWithin(path, layer))
    .sort((a, b) => b.length - a.length);
  return longest ?? (path.includes('/') ? undefined : '*');
}

/** The file that a specifier means, from the root; undefined for packages and for what Node and Astro bring. */
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
 * `islands/register/fields.tsx` → `register`; `ui` is shared by all and leans on none. A file above the folders
 * (`islands/downloads.ts`) only says which islands come as one file.
 */
const islandOf = (path: string) => path.split('/')[1];
const isBundle = (path: string) => path.split('/').length === 2;

function complaint(importer: string, target: string): string | undefined {
  const from = layerOf(importer);
  if (from === undefined)
    return 'no layer has this folder; give it a line in scripts/lib/import-direction.ts';
  const to = layerOf(target);
  if (to === undefined) return `${target} is nowhere in the house`;
  if (from === 'islands' && to === 'islands') {
    if (isBundle(importer)) return undefined;
    const [own, other] = [islandOf(importer), islandOf(target)];
    return own === other || other === 'ui' ? undefined : 'no island imports another';
  }
  if (from === to) return undefined;
  const allowed = layers[from] ?? [];
  if (allowed.some((folder) => isWithin(target, folder) || folder === to)) return undefined;
  return `${from} may import ${allowed.join(', ') || 'nothing of ours'}`;
}

/** @returns one line for each import against the direction: who imports what, and what would be right */
export function findOffences(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    specifiersIn(file).flatMap((specifier) => {
      const target = targetOf(file.path, specifier);
      const reason = target === undefined ? undefined : complaint(file.path, target);
      return reason === undefined ? [] : [`${file.path} imports ${specifier}: ${reason}`];
    }),
  );
}
