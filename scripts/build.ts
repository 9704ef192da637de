/**
 * `npm run build`: the static site into dist/, ready for a CDN. All that follows Astro's own work (policies, headers,
 * packed copies) is done by its integrations, so that `astro build` alone makes the same.
 */
import { endWithParent } from './lib/processes.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite } from './lib/site-build.ts';

endWithParent(1);
loadSettings();
process.exitCode = await buildSite();
