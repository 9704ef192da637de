/**
 * The files that the server publishes: the content folder and the built site. Read at the start and on the operator's
 * request, whole or not at all, so that an error in one file neither mixes old with new nor stops the site.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from './config.ts';
import { ContentError, installerNames, readContent } from './content/content.ts';
import { createSite } from './static/site.ts';

export type Published = ReturnType<typeof readPublished>;

type Folders = Pick<ServerConfig, 'contentDir' | 'siteDir'>;

/** @throws ContentError */
export function readPublished(folders: Folders) {
  const current = readAll(folders);
  const homePage = join(folders.siteDir, 'index.html');
  let hasSite = existsSync(homePage);
  return {
    /** Always the latest content. */
    content: current.content,
    site: () => current.site,
    /** Names of installers that have samples. */
    installers: () => current.installers,
    /**
     * Reads everything again.
     * @throws ContentError, and everything stays as it was
     */
    reload() {
      // Most likely an upload is running.
      if (hasSite && !existsSync(homePage)) throw new ContentError(`${homePage} is missing.`);
      const { content, ...rest } = readAll(folders);
      Object.assign(current.content, content);
      Object.assign(current, rest);
      hasSite = existsSync(homePage);
    },
  };
}

function readAll({ contentDir, siteDir }: Folders) {
  const content = readContent(contentDir);
  try {
    return {
      content,
      site: createSite(siteDir),
      installers: [...new Set([...installerNames(content), ...releaseInstallerNames(siteDir)])],
    };
  } catch (error) {
    // The file system throws errors.
    throw new ContentError(`${siteDir}: ${(error as Error).message}`, { cause: error });
  }
}

const INSTALLER = /["/]([A-Za-z0-9][A-Za-z0-9._-]*\.(?:exe|dmg|pkg|deb|rpm|AppImage|apk|zip))"/g;

/**
 * Names of installers in the published release manifest (`releases.json`, if any): every string in it that ends like an
 * installer's file. The manifest's own shape is defined by the site.
 */
export function releaseInstallerNames(siteDir: string): string[] {
  const path = join(siteDir, 'releases.json');
  if (!existsSync(path)) return [];
  const found = readFileSync(path, 'utf8').matchAll(INSTALLER);
  return [...new Set(Array.from(found, ([, name = '']) => name))];
}
