/**
 * `npm run host-config -- nginx|caddy FOLDER`: writes headers and types of the build for that program into the folder;
 * docs/deploy/ says where to put it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '#server/setting-reader.ts';
import { hostConfig, type Host } from './lib/host-config.ts';

const HOSTS: readonly Host[] = ['nginx', 'caddy'];

const [name, folder, ...rest] = process.argv.slice(2);
const host = HOSTS.find((known) => known === name);
if (!host || folder === undefined || rest.length > 0) {
  console.error('npm run host-config -- nginx|caddy FOLDER\n\nSee docs/deploy/ for where to put the files.');
  process.exit(2);
}
loadSettings();
const dist = process.env['SITE_DIR'] ?? 'dist';
if (!existsSync(join(dist, '_headers'))) {
  console.error(`${dist} has no build: run \`npm run build\` first.`);
  process.exit(1);
}
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
mkdirSync(folder, { recursive: true });
for (const [file, text] of hostConfig(host, readFileSync(join(dist, '_headers'), 'utf8'), files)) {
  writeFileSync(join(folder, file), text);
  console.log(join(folder, file));
}
