/**
 * The layers of the house: what each row of them holds and may import. A layer may always import itself, but not others of its
 * row unless they are named; the longest path that matches decides which layer a file belongs to, and `src/content.config.ts`
 * belongs to `src/content`. The table of docs/architecture.md shows the same, and tests hold the imports and the table to it.
 */
import { sourceFolders } from './sources.ts';

export interface Row {
  layers: readonly string[];
  holds: string;
  imports: readonly string[];
}

const config = ['i18n', 'src/config'];
const domain = [...config, 'src/content/data', 'src/drawing', 'src/domain'];
const stores = [...domain, 'src/api', 'src/browser', 'bridge-lib', 'client-model'];
const islands = [...stores, 'src/stores', 'src/styles/on-demand'];
const sections = [
  ...islands.filter((layer) => !['bridge-lib', 'client-model'].includes(layer)),
  ...['src/scripts', 'islands', 'src/components', 'src/content', 'src/styles'],
];

export const rows: readonly Row[] = [
  {
    layers: ['i18n', 'bridge-lib', 'src/content/data', 'src/styles', 'src/styles/on-demand'],
    holds:
      'languages and dictionaries; the client bridge, which could be published; lists of editors; style sheets, some of which come with code',
    imports: [],
  },
  {
    layers: ['src/config', 'src/drawing'],
    holds: 'brand, routes, settings, limits, what the wire fixes; pictures worked out by pure functions',
    imports: config,
  },
  {
    layers: ['src/domain', 'src/api', 'src/browser', 'src/content', 'integrations'],
    holds:
      'rules, without DOM, network or clock; calls; what is shared of `window` and `document`; what editors write; steps of the build',
    imports: domain,
  },
  {
    layers: ['client-model'],
    holds: 'what a desktop client remembers and does; the simulator and the demo run it',
    imports: [...domain, 'bridge-lib'],
  },
  {
    layers: ['src/stores'],
    holds: 'the logic that islands share; with their own stores the only importers of the bridge',
    imports: stores,
  },
  {
    layers: ['islands', 'src/scripts'],
    holds:
      'one room for each feature: component, store, rules, and `ui/`, which all share; what runs on pages without an island',
    imports: islands,
  },
  {
    layers: ['src/components', 'src/layouts', 'desk'],
    holds: 'Astro: sections by page, `ui/`, the frame; the chat desk, on an address of its own',
    imports: sections,
  },
  {
    layers: ['src/pages', 'src/dev'],
    holds: 'one short file for each route; pages of the development server',
    imports: [...sections, 'src/layouts'],
  },
  {
    layers: ['server'],
    holds: 'what `npm start` runs: API, database, static files, desk',
    imports: [
      ...['src/api/contract', 'src/api/envelope', 'src/domain', 'src/drawing/columns.ts'],
      ...['attribution-wire', 'setting-rules', 'storage-keys', 'wire'].map((name) => `src/config/${name}.ts`),
      'server/client-simulator',
    ],
  },
  {
    layers: ['scripts', 'tests', 'server/client-simulator', 'desk/astro.config.ts', 'src/env.d.ts', '*'],
    holds:
      'tools: commands, tests, the other side of the bridge’s wire, settings at the root; nothing imports tests',
    imports: [...sourceFolders.filter((folder) => folder !== 'tests'), '*'],
  },
];
