/**
 * `npm run build`: the static site into dist/, ready for a CDN. All that follows Astro's own work (policies, headers,
 * packed copies) is done by its integrations, so that `astro build` alone makes the same.
 *
 * `-- --mirror`: the download pages alone, into dist-mirror/, to be put on another host for visitors who do not reach the main
 * one. SITE_URL is the main site, which stays canonical; PUBLIC_DOWNLOAD_BASE says where this mirror has its installers. The
 * pages work without the API.
 *
 * `RELEASE=1` stops where a page would bear a sample (`npm run check:release` lists these and the server's own).
 */
import { endWithParent, exitOf, startNode } from './lib/processes.ts';
import { samplesHere, samplesText } from './lib/release-samples.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite } from './lib/site-build.ts';

endWithParent(1);
loadSettings();
if (process.env['RELEASE'] === '1') {
  const samples = samplesHere().filter(({ kind }) => kind !== 'server');
  if (samples.length > 0) {
    console.error(`${samplesText(samples)}. This is no release: nothing was built.`);
    process.exit(1);
  }
}
const mirror = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist-mirror'];
process.exitCode = process.argv.includes('--mirror')
  ? await exitOf(
      startNode(mirror, { env: { ...process.env, NODE_ENV: 'production', PUBLIC_MIRROR_SITE: '1' } }),
    )
  : await buildSite('inherit');
