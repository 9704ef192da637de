/** Where a Firefox may be found on this machine. Looks, and installs nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns FIREFOX_PATH, else the system's Firefox of extended support, else its newest; undefined where there is none */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/Applications/Firefox.app/Contents/MacOS',
  ];
  const paths = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(env['FIREFOX_PATH'] ? [env['FIREFOX_PATH']] : []), ...paths].find((path) => existsSync(path));
}
