/** What the bench of pages is asked to look at. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Wanted {
  site: { folder: string; paths: string[] };
  /** Pages of other folders, to be put beside the site's. */
  beside: { folder: string; path: string }[];
  runs: number;
}

const DEFAULT_RUNS = 5;
const USAGE = 'npm run bench -- pages [folder] [/address …] [--beside folder=/address …] [--runs=5]';

function besideOf(value: string | undefined): Wanted['beside'][number] {
  const [, folder, path] = /^([^=]+)=(\/.*)$/.exec(value ?? '') ?? [];
  if (folder === undefined || path === undefined) {
    throw new Error(`--beside wants folder=/address, not "${value ?? ''}". ${USAGE}`);
  }
  return { folder: resolve(folder), path };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** An address looks like an absolute path; a folder is one. */
const isAddress = (text: string) => text === '/' || (text.startsWith('/') && !isFolder(text));

/** @throws on what it does not know, and on folders that are not there */
export function readArguments(
  args: readonly string[],
  defaults: { folder: string; paths: readonly string[] },
): Wanted {
  const paths: string[] = [];
  const beside: Wanted['beside'] = [];
  let { folder } = defaults;
  let runs = DEFAULT_RUNS;
  const queue = [...args];
  for (let argument = queue.shift(); argument !== undefined; argument = queue.shift()) {
    const count = /^--runs=([1-9]\d*)$/.exec(argument)?.[1];
    if (argument === '--beside') beside.push(besideOf(queue.shift()));
    else if (count !== undefined) runs = Number(count);
    else if (argument.startsWith('-')) throw new Error(`"${argument}" is unknown. ${USAGE}`);
    else if (isAddress(argument)) paths.push(argument);
    else folder = argument;
  }
  const missing = [folder, ...beside.map((other) => other.folder)].find((path) => !isFolder(path));
  if (missing !== undefined) throw new Error(`There is no folder ${missing}. ${USAGE}`);
  return {
    site: { folder: resolve(folder), paths: paths.length > 0 ? paths : [...defaults.paths] },
    beside,
    runs,
  };
}
