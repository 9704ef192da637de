/**
 * What the server publishes from files: the content folder and the built site. Read at the start, and anew when the operator
 * says so; whole or not at all, so that a slip in one file never mixes old with new, or takes the site down.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ServerConfig } from './config.ts';
import { ContentError, installerNames, readContent, type Content } from './content/content.ts';
import { releaseInstallerNames } from './static/release-manifest.ts';
import { createSite } from './static/site.ts';

interface Snapshot {
  content: Content;
  site: Hono;
  installers: readonly string[];
}

export type Published = ReturnType<typeof readPublished>;

type Folders = Pick<ServerConfig, 'contentDir' | 'siteDir'>;

/** @throws ContentError */
export function readPublished(folders: Folders) {
  let now = readAll(folders);
  const homePage = join(folders.siteDir, 'index.html');
  let hasSite = existsSync(homePage);
  return {
    /** As it is now, at every look. */
    content: {
      get versions() {
        return now.content.versions;
      },
      get ads() {
        return now.content.ads;
      },
      get qrCodes() {
        return now.content.qrCodes;
      },
      get promoters() {
        return now.content.promoters;
      },
      get market() {
        return now.content.market;
      },
      get publicConfig() {
        return now.content.publicConfig;
      },
      get deskAnswers() {
        return now.content.deskAnswers;
      },
      get assistant() {
        return now.content.assistant;
      },
    },
    site: () => now.site,
    /** Names that sample installers stand in for. */
    installers: () => now.installers,
    /**
     * Reads everything anew.
     * @throws ContentError, and everything is as it was
     */
    reload() {
      // In the middle of an upload, most likely.
      if (hasSite && !existsSync(homePage)) throw new ContentError(`${homePage} is missing.`);
      now = readAll(folders);
      hasSite = existsSync(homePage);
    },
  };
}

function readAll({ contentDir, siteDir }: Folders): Snapshot {
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
