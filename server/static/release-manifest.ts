/**
 * Names of installers in the release manifest that the build publishes (`releases.json`, where it does): every string in it
 * that ends like an installer's file. The manifest's own shape is the site's business.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLER = /["/]([A-Za-z0-9][A-Za-z0-9._-]*\.(?:exe|dmg|pkg|deb|rpm|AppImage|apk|zip))"/g;

export function releaseInstallerNames(siteDir: string): string[] {
  const path = join(siteDir, 'releases.json');
  if (!existsSync(path)) return [];
  const found = readFileSync(path, 'utf8').matchAll(INSTALLER);
  return [...new Set(Array.from(found, ([, name = '']) => name))];
}
