/**
 * The oldest Chromium that the site is built for, as packed for servers without a screen: fetched from the package
 * registry on first use, and kept in `.cache/browsers`. Linux on x64 only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium@109.0.6';
const CACHE = resolve('.cache/browsers');
const FOLDER = join(CACHE, 'chromium-109');
const EXECUTABLE = 0o755;

export const canRunChromium109 = process.platform === 'linux' && process.arch === 'x64';

export const findChromium109 = () =>
  canRunChromium109 && existsSync(FOLDER) ? join(FOLDER, 'chromium') : undefined;

/** For Playwright. */
export const chromium109Options = () => ({
  executablePath: findChromium109() ?? '',
  args: ['--no-zygote', '--disable-gpu'],
  env: { ...process.env, LD_LIBRARY_PATH: join(FOLDER, 'lib') },
});

/** @throws where the registry does not have it */
export function fetchChromium109(): void {
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'fetch-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: work, encoding: 'utf8' }).trim();
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(work, 'package/bin', name)));
  try {
    run('tar', '-xzf', run('npm', 'pack', '--silent', PACKAGE));
    const made = join(work, 'made');
    mkdirSync(made);
    writeFileSync(join(made, 'chromium'), unpacked('chromium.br'), { mode: EXECUTABLE });
    writeFileSync(join(work, 'libraries.tar'), unpacked('aws.tar.br'));
    run('tar', '-xf', 'libraries.tar', '-C', made);
    // The last step, so that an interrupted download does not count as a browser.
    renameSync(made, FOLDER);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
