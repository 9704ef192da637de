/**
 * `node tests/bench/bridge-size.ts`: the size of the bridge library in a page, bundled and minified like the site
 * (rolldown), in bytes after brotli. nanostores, a peer dependency, is counted apart.
 */
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** For a page that uses three modules of the wire, with the cipher. */
export const MOST_BYTES = 8_000;

const ENTRY = 'page.ts';
const library = (file: string): string =>
  fileURLToPath(new URL(`../../bridge-lib/src/${file}`, import.meta.url));
const PATHS: Readonly<Record<string, string>> = {
  '@berth/bridge': library('index.ts'),
  '@berth/bridge/modules': library('modules.ts'),
};

/** A page that connects, shows the status, and calls. */
function page(modules: string, more = ''): string {
  return `
    import { browserEnvironment, createBridgeClient } from '@berth/bridge';
    ${modules}
    const client = createBridgeClient({ ...browserEnvironment(), modules });
    client.$state.subscribe(({ reason }) => { document.title = reason; });
    client.start();
    ${more}
    export { client };`;
}

const THREE = ['browserManager', 'clientAuthentication', 'systemInfo'].join(', ');
const three = `import { ${THREE} } from '@berth/bridge/modules'; const modules = { ${THREE} };`;

export const PAGES = {
  'three modules': page(three),
  'no module': page('const modules = {};'),
  'all modules': page("import * as modules from '@berth/bridge/modules';"),
  'three modules and diagnose': `import { diagnose } from '@berth/bridge'; ${page(three, 'client.diagnose = diagnose;')}`,
} as const;

export type PageName = keyof typeof PAGES;

/** @param external packages that are not counted */
export async function bundledBytes(source: string, external: readonly string[]): Promise<number> {
  const bundler = await rolldown({
    input: ENTRY,
    platform: 'browser',
    external: [...external],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? ENTRY : PATHS[id]),
        load: (id) => (id === ENTRY ? { code: source, moduleType: 'ts' } : undefined),
      },
    ],
  });
  try {
    const { output } = await bundler.generate({
      format: 'esm',
      minify: true,
      comments: { annotation: false },
    });
    return brotliCompressSync(output[0].code).length;
  } finally {
    await bundler.close();
  }
}

if (import.meta.main) {
  for (const [name, source] of Object.entries(PAGES)) {
    const alone = await bundledBytes(source, ['nanostores']);
    const withPeer = await bundledBytes(source, []);
    console.log(`${name}: ${alone} B, with nanostores ${withPeer} B`);
  }
  console.log(`bound: ${MOST_BYTES} B for three modules`);
}
