/** Builds the site into dist/ and the desk's pages into dist-desk/, and checks whether they match the sources. */
import type { SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isoDay } from '#src/domain/day.ts';
import { exitOf, startNode } from './processes.ts';

/** Errors are still printed. */
const QUIET: SpawnOptions['stdio'] = ['ignore', 'ignore', 'inherit'];
const STAMP = '.cache/build-inputs.sha256';
const INPUTS = [
  '{bridge-lib,desk,i18n,integrations,islands,public,src}/**/*',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'server/seed/*.json',
  'tsconfig.json',
  '.env',
];

/** A build depends on the date: banners, promotions and articles change with the day in Beijing or in UTC. */
function dayOfBuild(): string {
  const moment = process.env['BUILD_TIME'];
  if (moment !== undefined && moment !== '') return moment;
  const now = new Date();
  return `${isoDay(now)} ${isoDay(now, 'Asia/Shanghai')}`;
}

/** A hash of everything that a build reads: files with their names, the settings in pages, and the day. */
function inputsHash(): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { exclude: ['**/node_modules/**'] })
    .filter((path) => statSync(path).isFile())
    .sort();
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(PUBLIC_|SITE_URL$|CONTENT_DIR$)/.test(name),
  );
  return hash.update(JSON.stringify(settings.sort())).update(dayOfBuild()).digest('hex');
}

export function isBuildFresh(): boolean {
  return (
    existsSync('dist/index.html') &&
    existsSync('dist-desk/zh-CN/visitor.html') &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === inputsHash()
  );
}

const astroBuild = (args: readonly string[], stdio: SpawnOptions['stdio'], env?: NodeJS.ProcessEnv) =>
  exitOf(
    startNode(['node_modules/astro/bin/astro.mjs', 'build', ...args], {
      stdio,
      env: { ...process.env, NODE_ENV: 'production', ...env },
    }),
  );

/** Builds only the download pages, for another host. @returns the exit code */
export const buildMirror = () =>
  astroBuild(['--outDir', 'dist-mirror'], 'inherit', { PUBLIC_MIRROR_SITE: '1' });

/** Builds only the desk's pages. @returns the exit code */
export const buildDesk = (stdio: SpawnOptions['stdio'] = QUIET) => astroBuild(['--root', 'desk'], stdio);

/** @returns the exit code; 0 is a finished build */
export async function buildSite(stdio: SpawnOptions['stdio'] = QUIET): Promise<number> {
  const hash = inputsHash();
  // An interrupted build must not count as complete.
  rmSync(STAMP, { force: true });
  // Both at once: they are independent, and each leaves a processor idle while it waits for the disk.
  const codes = await Promise.all([astroBuild([], stdio), buildDesk(stdio)]);
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) return failed;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, hash);
  return 0;
}
