/**
 * Turns a build into a mirror of the downloads alone (`npm run build:mirror`): the download pages with what they need,
 * every other link leading to the main site, which they also name as canonical. Has to come before the integrations
 * that work on finished pages.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { routePath } from '#src/config/routes.ts';
import { assetsIn, isMirrored, linkToMainSite } from './lib/mirror.ts';

/** Besides pages and assets; pictures of codes lie beside the pages of each language. */
const KEPT_FILE = /^(favicon\.svg|releases\.json|(\w+\/)?android-qr\.svg)$/;

interface Options {
  mainSite: string;
}

export function mirrorSite({ mainSite }: Options): AstroIntegration {
  return {
    name: 'mirror-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await makeMirror(fileURLToPath(dir), mainSite.replace(/\/$/, ''));
      },
    },
  };
}

/** @param folder the finished build; what a mirror does not need is removed from it */
export async function makeMirror(folder: string, mainSite: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  const pages = files.filter((file) => file.endsWith('.html') && isMirrored(file));
  const needed = await neededAssets(folder, pages);
  await Promise.all(
    files
      .filter((file) => !pages.includes(file) && !KEPT_FILE.test(file) && !needed.has(file))
      .map((file) => rm(join(folder, file))),
  );
  for (const page of pages) {
    const path = join(folder, page);
    await writeFile(path, linkToMainSite(await readFile(path, 'utf8'), mainSite));
  }
  // Whoever opens the mirror by its bare address wants to download.
  for (const locale of localeCodes) {
    const download = localizedPath(locale, routePath('download')).slice(1);
    const home = localizedPath(locale, '/').slice(1) || 'index';
    await cp(join(folder, `${download}.html`), join(folder, `${home}.html`));
  }
}

async function neededAssets(folder: string, pages: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>();
  const open = [...pages];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const name of assetsIn(await readFile(join(folder, file), 'utf8'))) {
      const asset = `_astro/${name}`;
      if (needed.has(asset)) continue;
      needed.add(asset);
      if (asset.endsWith('.js') || asset.endsWith('.css')) open.push(asset);
    }
  }
  return needed;
}
