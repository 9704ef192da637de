/**
 * The layers of the source and what each row may import, as rules of lint; README.md describes them. A layer may always
 * import itself, but others of its row only where they are named; the longest matching path decides the layer of a file.
 * A new folder of `src` imports nothing until it has a row.
 */
import { globSync } from 'node:fs';

const config = ['i18n', 'src/config'];
const domain = [...config, 'src/content/data', 'src/drawing', 'src/domain'];
const stores = [...domain, 'src/api', 'src/browser', 'bridge-lib', 'client-model'];
const islands = [...stores, 'src/stores', 'src/styles/on-demand'];
const sections = [
  ...islands.filter((layer) => !['bridge-lib', 'client-model'].includes(layer)),
  ...['src/scripts', 'islands', 'src/components', 'src/content', 'src/styles'],
];

/** A file above the islands' folders (`islands/downloads.ts`) only defines which islands are in one file. */
const islandFolders = globSync('islands/*/').map((path) => path.replaceAll('\\', '/').replace(/\/$/, ''));

const rows: readonly { layers: readonly string[]; imports: readonly string[] }[] = [
  { layers: ['scripts', 'server/client-simulator', 'desk/astro.config.ts', 'src/env.d.ts'], imports: ['*'] },
  { layers: ['i18n', 'bridge-lib', 'src/content/data', 'src/styles', 'src/styles/on-demand'], imports: [] },
  { layers: ['src/config', 'src/drawing'], imports: config },
  { layers: ['src/domain', 'src/api', 'src/browser', 'src/content', 'integrations'], imports: domain },
  { layers: ['src/content.config.ts'], imports: [...domain, 'src/content'] },
  { layers: ['client-model'], imports: [...domain, 'bridge-lib'] },
  { layers: ['src/stores'], imports: stores },
  { layers: ['islands', 'src/scripts'], imports: islands },
  { layers: islandFolders, imports: [...islands, 'islands/ui'] },
  { layers: ['src/components', 'src/layouts', 'desk'], imports: sections },
  { layers: ['src/pages'], imports: [...sections, 'src/layouts'] },
  {
    layers: ['server'],
    imports: [
      ...['src/api/contract', 'src/api/envelope.ts', 'src/domain', 'src/drawing/columns.ts'],
      ...['attribution-wire', 'setting-rules', 'storage-keys', 'wire'].map((name) => `src/config/${name}.ts`),
    ],
  },
];

const forbid = (files: string[], group: string[], message: string) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] as ['error', object] },
});

const ALL = ['\\#*', '\\#*/**'];
/** Neighbours of the parent's folder; the package and the dictionaries, which are used alone, have no aliases. */
const parents = (layer: string) => (/^(bridge-lib|i18n)/.test(layer) ? ['../**', '!../*.ts'] : ['../**']);

/** Overrides for oxlint, of which the last that matches a file counts. */
export const directionOfImports = [
  forbid(
    ['**'],
    ['../**', '\\#tests/**'],
    'Use the aliases of package.json (#src/…); only tests import tests.',
  ),
  forbid(['tests/**'], ['../**'], 'Use the aliases of package.json (#tests/…).'),
  forbid(['src/**'], ALL, 'No row of scripts/lib/layers.ts names this folder.'),
  ...rows
    .flatMap(({ layers, imports }) => layers.map((layer) => ({ layer, imports })))
    .sort((a, b) => a.layer.length - b.layer.length)
    .map(({ layer, imports }) => {
      const allowed = [layer, ...imports].flatMap((path) => [`!\\#${path}`, `!\\#${path}/**`]);
      return forbid(
        [layer, `${layer}/**`],
        [...ALL, ...allowed, '\\#tests/**', ...parents(layer)],
        `${layer} may import ${imports.join(', ') || 'only itself'}, by the aliases of package.json (#src/…).`,
      );
    }),
];
