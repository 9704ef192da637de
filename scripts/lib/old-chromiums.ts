/**
 * Chromiums of years ago, as they were packed for servers without a screen: fetched from the package registry when a
 * check first asks for them, and kept in `.cache/browsers`. Linux on x64 alone.
 */
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const CACHE = resolve('.cache/browsers');
const EXECUTABLE = 0o755;

export interface OldChromium {
  version: number;
  /** Name and version in the registry. */
  packed: string;
}

/** The oldest in which the site is whole, and the oldest in which it looks and works as in the newest. */
export const oldChromiums = {
  chromium92: { version: 92, packed: 'chrome-aws-lambda@10.1.0' },
  chromium109: { version: 109, packed: '@sparticuz/chromium@109.0.6' },
} as const satisfies Record<string, OldChromium>;

const folderOf = ({ version }: OldChromium) => join(CACHE, `chromium-${version}`);

export const canRunOldChromiums = process.platform === 'linux' && process.arch === 'x64';

/** @returns the program and its libraries; undefined where it has not been fetched */
export function findOldChromium(
  chromium: OldChromium,
): { executable: string; libraries: readonly string[] } | undefined {
  const folder = folderOf(chromium);
  if (!canRunOldChromiums || !existsSync(folder)) return undefined;
  return { executable: join(folder, 'chromium'), libraries: [join(folder, 'lib')] };
}

/** @throws with what the program said */
function run(command: string, args: readonly string[], cwd: string): string {
  const isNpm = command === 'npm' && process.env['npm_execpath']?.endsWith('.js') === true;
  const [program, before] = isNpm ? [process.execPath, [process.env['npm_execpath'] ?? '']] : [command, []];
  const { status, stdout, stderr, error } = spawnSync(program, [...before, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

const unpacked = (path: string): Readable => createReadStream(path).pipe(createBrotliDecompress());

/** @throws where the registry does not have it, or it does not run on this machine */
export async function fetchOldChromium(chromium: OldChromium): Promise<void> {
  const folder = folderOf(chromium);
  const work = `${folder}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    run('npm', ['pack', '--silent', chromium.packed], work);
    const [archive = ''] = readdirSync(work);
    run('tar', ['-xzf', archive], work);
    const brought = join(work, 'package', 'bin');
    await pipeline(
      unpacked(join(brought, 'chromium.br')),
      createWriteStream(join(work, 'chromium'), { mode: EXECUTABLE }),
    );
    await pipeline(unpacked(join(brought, 'aws.tar.br')), createWriteStream(join(work, 'libraries.tar')));
    run('tar', ['-xf', 'libraries.tar'], work);
    for (const spare of [archive, 'package', 'libraries.tar']) {
      rmSync(join(work, spare), { recursive: true, force: true });
    }
    // The last step, so that what broke off is not taken for a browser.
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
