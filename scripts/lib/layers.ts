/**
 * The layers of the source, and what each row may import; README.md describes them. A layer may always import itself,
 * but others of its row only where they are named; the longest matching path decides the layer of a file, and
 * `src/content.config.ts` belongs to `src/content`. A test checks every import.
 */
import { sourceFolders } from './sources.ts';

const config = ['i18n', 'src/config'];
const domain = [...config, 'src/content/data', 'src/drawing', 'src/domain'];
const stores = [...domain, 'src/api', 'src/browser', 'bridge-lib', 'client-model'];
const islands = [...stores, 'src/stores', 'src/styles/on-demand'];
const sections = [
  ...islands.filter((layer) => !['bridge-lib', 'client-model'].includes(layer)),
  ...['src/scripts', 'islands', 'src/components', 'src/content', 'src/styles'],
];

export const rows: readonly { layers: readonly string[]; imports: readonly string[] }[] = [
  { layers: ['i18n', 'bridge-lib', 'src/content/data', 'src/styles', 'src/styles/on-demand'], imports: [] },
  { layers: ['src/config', 'src/drawing'], imports: config },
  { layers: ['src/domain', 'src/api', 'src/browser', 'src/content', 'integrations'], imports: domain },
  { layers: ['client-model'], imports: [...domain, 'bridge-lib'] },
  { layers: ['src/stores'], imports: stores },
  { layers: ['islands', 'src/scripts'], imports: islands },
  { layers: ['src/components', 'src/layouts', 'desk'], imports: sections },
  { layers: ['src/pages'], imports: [...sections, 'src/layouts'] },
  {
    layers: ['server'],
    imports: [
      ...['src/api/contract', 'src/api/envelope.ts', 'src/domain', 'src/drawing/columns.ts'],
      ...['attribution-wire', 'setting-rules', 'storage-keys', 'wire'].map((name) => `src/config/${name}.ts`),
      'server/client-simulator',
    ],
  },
  {
    layers: ['scripts', 'tests', 'server/client-simulator', 'desk/astro.config.ts', 'src/env.d.ts', '*'],
    imports: [...sourceFolders.filter((folder) => folder !== 'tests'), '*'],
  },
];
