/** Where a Chromium may be found on this machine, and how to start it. Looks, and installs nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

function candidates(env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...names.map((name) => join('/usr/bin', name)),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
    chromium.executablePath(),
  ];
}

/**
 * @returns the first that exists: CHROMIUM_PATH, the system's, then Playwright's own; empty when there is none
 * @throws when CHROMIUM_PATH points at nothing, rather than testing with another browser than the one asked for
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): { executablePath?: string } {
  const asked = env['CHROMIUM_PATH'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, and there is no such file.`);
    return { executablePath: asked };
  }
  const executablePath = candidates(env).find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}

/** For Playwright: the browser found, without the traffic of a browser's first run. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  return {
    ...findChromium(),
    args: [
      // Chromium refuses to sandbox itself under root, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
