/** Finds a Chromium on this machine, and its start options. Installs nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Chromium without windows, as Playwright uses it: the same engine, and tests take half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

function inFolders(names: readonly string[]): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function candidates(): string[] {
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
    (name) => process.env[name] ?? [],
  );
  return [
    ...inFolders(browsers),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    ...windows.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
    chromium.executablePath(),
  ];
}

function firstOf(paths: readonly string[]): { executablePath?: string } {
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}

/** @throws when CHROMIUM_PATH does not exist, instead of testing with another browser */
function fromSetting(): { executablePath?: string } {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) return {};
  if (!existsSync(executablePath)) {
    throw new Error(`CHROMIUM_PATH is ${executablePath}, and there is no such file.`);
  }
  return { executablePath };
}

/** @returns CHROMIUM_PATH, else the system's headless shell; empty when there is none */
export function findHeadlessShell(): { executablePath?: string } {
  return { ...firstOf(inFolders(shells)), ...fromSetting() };
}

/** @returns CHROMIUM_PATH, else the system's browser, else Playwright's own; empty when there is none */
export function findChromium(): { executablePath?: string } {
  return { ...firstOf(candidates()), ...fromSetting() };
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
  const found = { ...findChromium(), ...(kind === 'shell' ? findHeadlessShell() : {}) };
  // Playwright's own browser comes with a shell, which Playwright uses without a path.
  const isPlaywrights = kind === 'shell' && found.executablePath === chromium.executablePath();
  return {
    ...(isPlaywrights ? {} : found),
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
