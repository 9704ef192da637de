/** Builds the extension, to be loaded unpacked: `node bridge-lib/extension/build.ts <folder>`. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const COPIED = ['manifest.json', 'panel.html', 'panel.css', '_locales'];

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where to put it: node build.ts <folder>');
await build({
  entryPoints: ['background', 'panel'].map((name) => join(SOURCE, `${name}.ts`)),
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'chrome116',
  logLevel: 'error',
});
for (const name of COPIED) await cp(join(SOURCE, name), join(folder, name), { recursive: true });
// oxlint-disable-next-line no-console -- a command prints its result
console.log(`The extension is in ${folder}: load it unpacked from chrome://extensions.`);
