/**
 * A copy of the project in which tests change files and run checks, so that the working folder is not changed. Its
 * packages are links to ours; it has its own caches.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGES = 'node_modules';

/** The names in `.gitignore`: generated files, which the copy makes itself. */
function namesLeftOut(): Set<string> {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  return new Set(['.git', ...ignored.map((line) => line.replace(/\/$/, '')).filter(Boolean)]);
}

function linkPackages(target: string): void {
  for (const entry of readdirSync(PACKAGES, { withFileTypes: true })) {
    // Caches of tools are among the packages, and must not be shared; .bin has the commands.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    const [from, to] = [resolve(PACKAGES, entry.name), join(target, PACKAGES, entry.name)];
    if (entry.name.startsWith('@')) {
      mkdirSync(to, { recursive: true });
      for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name), 'dir');
    } else symlinkSync(from, to, 'dir');
  }
}

/** Files that tools write into the project's folder. */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const leftOut = namesLeftOut();
  for (const name of readdirSync('.')) {
    if (leftOut.has(name)) continue;
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (path) => !path.split(/[\\/]/).some((part) => leftOut.has(part)),
    });
  }
  mkdirSync(join(folder, PACKAGES));
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
