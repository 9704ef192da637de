/**
 * `npm run build`: the static site into dist/, ready for a CDN. Its integrations do all that follows Astro's own work
 * (policies, headers, packed copies), so that `astro build` alone makes the same.
 *
 * `-- --mirror`: only the download pages, into dist-mirror/, for another host that visitors reach when they cannot
 * reach the main one. SITE_URL is the main site, which stays canonical; PUBLIC_DOWNLOAD_BASE is the address of this
 * mirror's installers. The pages work without the API.
 *
 * `RELEASE=1` fails where a page would show a sample (`npm run check:release` lists these and the server's own).
 */
import { endWithParent } from './lib/processes.ts';
import { samplesHere, samplesText } from './lib/release-samples.ts';
import { loadSettings } from '#server/setting-reader.ts';
import { buildMirror, buildSite } from './lib/site-build.ts';

endWithParent(1);
loadSettings();
if (process.env['RELEASE'] === '1') {
  const samples = samplesHere().filter(({ kind }) => kind !== 'server');
  if (samples.length > 0) {
    console.error(`${samplesText(samples)}. A release must not have any, so nothing was built.`);
    process.exit(1);
  }
}
process.exitCode = process.argv.includes('--mirror') ? await buildMirror() : await buildSite('inherit');
