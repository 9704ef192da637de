/**
 * Names of installers in the release manifest that the build publishes (`releases.json`, where it does): every string in it
 * that ends like an installer's file. The manifest's own shape is the site's business.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLER = /(?:^|\/)([A-Za-z0-9][A-Za-z0-9._-]*\.(?:exe|dmg|pkg|deb|rpm|AppImage|apk|zip))$/;

export function releaseInstallerNames(siteDir: string): string[] {
  const path = join(siteDir, 'releases.json');
  if (!existsSync(path)) return [];
  const found = new Set<string>();
  const open: unknown[] = [JSON.parse(readFileSync(path, 'utf8'))];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      const name = INSTALLER.exec(value)?.[1];
      if (name !== undefined) found.add(name);
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value) as unknown[]) open.push(item);
    }
  }
  return [...found];
}
