/**
 * Builds tests/fixtures/site once, before all browser tests, unless that has been done beside other checks. In a process of
 * its own, since React and Astro read NODE_ENV once; not in each worker, since Astro keeps one folder for work in progress.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const fixtureSiteFolder = resolve('.cache/fixture-site/dist');

/** When the fixture site is built, whatever day it is: its promotion runs, its banner is announced and not yet shown. */
export const FIXTURE_BUILD_TIME = '2026-11-20T12:00:00+08:00';

export default async function buildFixtureSite(): Promise<void> {
  if (process.env['FIXTURES_BUILT']) return;
  const args = ['build', '--root', 'tests/fixtures/site', '--outDir', fixtureSiteFolder, '--silent'];
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BUILD_TIME: FIXTURE_BUILD_TIME,
    },
  });
}

if (import.meta.main) await buildFixtureSite();
