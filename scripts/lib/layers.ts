/**
 * The layers of the house: what each holds and what it may import. A layer may always import itself; the longest path that
 * matches decides which layer a file belongs to. The table of docs/architecture.md shows the same, and tests hold the
 * imports and the table to it.
 */
export interface Layer {
  holds: string;
  imports: readonly string[];
}

const config = ['i18n', 'src/config'];
const facts = [...config, 'src/content/data'];
const domain = [...facts, 'src/domain'];
const lower = [...domain, 'src/api', 'src/browser'];
const island = [...lower, 'src/drawing', 'src/stores', 'src/styles/on-demand'];
const component = [...island, 'src/scripts', 'islands', 'src/components', 'src/content', 'src/styles'];

export const layers: Readonly<Record<string, Layer>> = {
  i18n: { holds: 'languages, dictionaries, the translator of the build', imports: [] },
  'bridge-lib': { holds: 'the client bridge, a library that could be published', imports: [] },
  'client-model': {
    holds: 'what a desktop client remembers and does; the simulator and the demo run it',
    imports: [...domain, 'bridge-lib'],
  },
  'src/config': {
    holds: 'brand, routes, settings, limits, what the wire fixes, names of stored keys',
    imports: ['i18n'],
  },
  'src/content/data': { holds: 'lists that editors own and code reads', imports: [] },
  'src/domain': { holds: 'rules: pure functions without DOM, network or clock', imports: facts },
  'src/drawing': { holds: 'pictures worked out by pure functions', imports: config },
  'src/api': { holds: 'the contract of every call, the envelope, HTTP, errors', imports: domain },
  'src/browser': { holds: 'the only users of `window` and `document`', imports: domain },
  'src/stores': {
    holds: 'the logic that islands share; with their own stores the only importers of the bridge',
    imports: [...lower, 'bridge-lib', 'client-model'],
  },
  'src/scripts': { holds: 'what runs on pages without an island', imports: island },
  islands: {
    holds: 'one room for each feature: component, store, rules; `ui/` has what all share',
    imports: [...island, 'bridge-lib', 'client-model'],
  },
  'src/styles': { holds: 'tokens, reset, shared style sheets', imports: [] },
  'src/styles/on-demand': { holds: 'style sheets that come with the code they belong to', imports: [] },
  'src/content': { holds: 'what editors write, and its checks', imports: domain },
  'src/content.config.ts': { holds: 'the collections of content', imports: [...domain, 'src/content'] },
  'src/env.d.ts': { holds: 'types of the settings', imports: [...config, 'integrations'] },
  'src/components': { holds: 'Astro: sections by page, `ui/`, the frame', imports: component },
  'src/layouts': { holds: 'the frame of every page', imports: component },
  'src/pages': { holds: 'one short file for each route', imports: [...component, 'src/layouts'] },
  'src/dev': { holds: 'pages of the development server', imports: [...component, 'src/layouts'] },
  desk: { holds: 'the chat desk: pages on an address of their own', imports: component },
  'desk/astro.config.ts': { holds: 'the build of the desk', imports: ['integrations'] },
  integrations: { holds: 'steps of the build', imports: [...domain, 'src/drawing'] },
  server: {
    holds: 'what `npm start` runs: API, database, static files, desk',
    imports: [
      'src/api/contract',
      'src/api/envelope',
      'src/config/attribution-wire.ts',
      'src/config/setting-rules.ts',
      'src/config/storage-keys.ts',
      'src/config/wire.ts',
      'src/domain',
      'src/drawing/columns.ts',
      'server/client-simulator',
    ],
  },
  'server/client-simulator': {
    holds: 'the other side of the bridge’s wire',
    imports: ['server', 'bridge-lib', 'client-model', 'src/config/setting-rules.ts'],
  },
  scripts: {
    holds: 'commands and checks, which may import everything but tests',
    imports: ['bridge-lib', 'client-model', 'i18n', 'integrations', 'islands', 'server', 'src', '*'],
  },
  tests: {
    holds: 'tests, which may import everything',
    imports: [
      'bridge-lib',
      'client-model',
      'i18n',
      'integrations',
      'islands',
      'scripts',
      'server',
      'src',
      '*',
    ],
  },
  '*': { holds: 'settings of tools at the root', imports: [...config, 'integrations', 'scripts'] },
};
