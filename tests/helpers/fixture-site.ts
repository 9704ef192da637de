/**
 * Builds tests/fixtures/site once, before all browser tests, unless another check has done it. Not in each worker, since
 * Astro has one folder for work in progress.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const fixtureSiteFolder = resolve('.cache/fixture-site/dist');

/** In a process of its own, since React and Astro read NODE_ENV once. @param root a folder of tests/fixtures */
export async function buildFixture(root: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['build', '--root', `tests/fixtures/${root}`, '--outDir', outDir, '--silent'];
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', ...args], {
    env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

export default async function buildFixtureSite(): Promise<void> {
  if (process.env['FIXTURES_BUILT']) return;
  // Its promotion runs; its banner is scheduled and not shown yet.
  const env = { ...process.env, BUILD_TIME: '2026-11-20T12:00:00+08:00' };
  await buildFixture('site', fixtureSiteFolder, env);
}

if (import.meta.main) await buildFixtureSite();
