/**
 * Builds tests/fixtures/site once, before all browser tests, unless another check has done it. In a process of its own,
 * since React and Astro read NODE_ENV once; not in each worker, since Astro has one folder for work in progress.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const fixtureSiteFolder = resolve('.cache/fixture-site/dist');

export default async function buildFixtureSite(): Promise<void> {
  if (process.env['FIXTURES_BUILT']) return;
  const args = ['build', '--root', 'tests/fixtures/site', '--outDir', fixtureSiteFolder, '--silent'];
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      // Its promotion runs; its banner is scheduled and not shown yet.
      BUILD_TIME: '2026-11-20T12:00:00+08:00',
    },
  });
}

if (import.meta.main) await buildFixtureSite();
