/** Finds a Chromium on this machine, and its start options. Installs nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findProgram } from './programs.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Chromium without windows, as Playwright uses it: the same engine, and tests take half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** @throws when CHROMIUM_PATH does not exist, instead of testing with another browser */
function fromSetting(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, and there is no such file.`);
  return path;
}

/** @returns CHROMIUM_PATH, else the system's headless shell */
export const findHeadlessShell = () => fromSetting() ?? findProgram(SHELLS);

/** @returns CHROMIUM_PATH, else the system's browser, else Playwright's own */
export function findChromium(): string | undefined {
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
    (name) => process.env[name] ?? [],
  );
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
    chromium.executablePath(),
  ];
  return fromSetting() ?? findProgram(BROWSERS) ?? applications.find((path) => existsSync(path));
}

/**
 * For Playwright: the browser that was found, without the network traffic of a first run.
 *
 * @param kind a headless shell never asks for permissions: tests of such questions need the whole browser
 */
export function chromiumOptions(kind: 'shell' | 'browser' = 'shell'): {
  executablePath?: string;
  args: string[];
} {
  const path = (kind === 'shell' ? findHeadlessShell() : undefined) ?? findChromium();
  // Playwright's own browser comes with a shell, which Playwright uses without a path.
  const isPlaywrights = kind === 'shell' && path === chromium.executablePath();
  return {
    ...(path !== undefined && !isPlaywrights && { executablePath: path }),
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
