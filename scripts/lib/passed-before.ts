/**
 * Remembers over which files a check has passed, so that it does not run over the same ones again. For checks whose result
 * follows from the project's files and its packages alone (types, layout, lint), and for nothing that asks a clock, a port or
 * a browser. A changed, added, renamed or removed file, another package or another Node makes all of them run.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './scheduler.ts';

/** What is built, stored or installed. */
const NOT_OURS = new Set([
  ...['node_modules', '.git', '.cache', '.data', '.astro'],
  ...['dist', 'dist-desk', 'dist-mirror', 'test-results'],
]);
/** npm's own list of what is installed, which may be something else than the lock file asks for. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Of all files of the project with their names, of the packages that are installed, and of this Node. */
export function projectDigest(root: string, node = process.version): string {
  const hash = createHash('sha256').update(`${node}\0`);
  const files = globSync(['**/*', '**/.*'], { cwd: root, exclude: (name) => NOT_OURS.has(name) });
  for (const file of [...new Set([...files, ...globSync(INSTALLED, { cwd: root })])].sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param folder where it is kept that a check has passed
 * @param digest of everything that a result follows from
 */
export function createPassedBefore(folder: string, digest: () => string) {
  const fileOf = (id: string) => join(folder, id);
  const keptOf = (id: string): string | undefined => {
    try {
      return readFileSync(fileOf(id), 'utf8');
    } catch {
      return undefined; // it has never passed here
    }
  };
  /** @returns the check, passed at once where it has passed over these files before */
  return (id: string, run: () => Promise<Outcome>) => async (): Promise<Outcome> => {
    const before = digest();
    if (keptOf(id) === before) return { passed: 1, failed: 0, output: '' };
    const outcome = await run();
    // What changed meanwhile was perhaps not looked at.
    if (outcome.failed === 0 && digest() === before) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(id), before);
    }
    return outcome;
  };
}
