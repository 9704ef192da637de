/** Which paths are pages of the site: those that the build has a file for. What else a report names is not repeated. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/';

/** @param siteDir of the build; where this server has none, no path is known */
export function createPageCheck(siteDir: string): (path: string) => boolean {
  return (path) => {
    // Letters, digits and hyphens alone: nothing in it leaves the folder.
    if (path === ROOT) return true;
    return /^(\/[a-z0-9-]+)+$/.test(path) && existsSync(join(siteDir, `${path}.html`));
  };
}
