/**
 * `npm run releases -- <folder>`: writes the true size and SHA-256 of every installer into the release manifest, from
 * the files in the folder, and the manifest's versions into the server's seed. Run it after adding a release. Without a
 * folder it uses the sample files that `npm start` serves, for builds without an installer.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { parseRelease } from '#src/domain/releases/schema.ts';
import { sortReleases } from '#src/domain/releases/versions.ts';
import type { Release } from '#src/domain/releases/types.ts';
import { withFigures } from './lib/release-figures.ts';
import { wireVersions } from './lib/wire-versions.ts';

const MANIFEST = 'src/content/releases';
const SEED = 'server/seed/versions.json';
const [folder] = process.argv.slice(2);
const contentsOf = folder === undefined ? undefined : installerIn(folder);

function installerIn(installers: string): (file: string) => Uint8Array {
  return (file) => {
    const path = join(installers, file);
    if (!existsSync(path)) throw new Error(`${path} is missing, but the release manifest lists it`);
    return readFileSync(path);
  };
}

async function write(path: string, content: unknown): Promise<void> {
  const { code: text } = await format(path, JSON.stringify(content, null, 2), { printWidth: 110 });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    writeFileSync(path, text);
    console.log(`Wrote ${path}`);
  }
}

const releases: Release[] = [];
for (const name of readdirSync(MANIFEST)) {
  const path = join(MANIFEST, name);
  const release = parseRelease(name.replace(/\.json$/, ''), JSON.parse(readFileSync(path, 'utf8')));
  const { id: _id, ...content } = {
    ...release,
    builds: release.builds.map((build) => withFigures(build, contentsOf)),
  };
  await write(path, content);
  releases.push(release);
}
await write(SEED, wireVersions(sortReleases(releases)));
