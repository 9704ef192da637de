/**
 * `npm run build:mirror`: the download pages alone, into dist-mirror/, to be put on another host for visitors who do not
 * reach the main one. SITE_URL is the main site, which stays canonical; PUBLIC_DOWNLOAD_BASE says where this mirror has its
 * installers. The pages work without the API.
 */
import { spawnSync } from 'node:child_process';

const { status, error } = spawnSync(
  process.execPath,
  ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist-mirror'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', PUBLIC_MIRROR_SITE: '1' } },
);
if (error) throw error;
process.exitCode = status ?? 1;
