/**
 * A copy of the project to change and to run checks in, so that nothing is changed where people work. Its packages are links
 * to ours, its caches its own.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGES = 'node_modules';

/** What Git leaves out, as `.gitignore` names it: made here, and to be made anew there. */
function namesLeftOut(): Set<string> {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  return new Set(['.git', ...ignored.map((line) => line.replace(/\/$/, '')).filter(Boolean)]);
}

function linkPackages(target: string): void {
  for (const entry of readdirSync(PACKAGES, { withFileTypes: true })) {
    // Caches of tools lie between the packages, and must not be shared; .bin holds the commands.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    const [from, to] = [resolve(PACKAGES, entry.name), join(target, PACKAGES, entry.name)];
    if (entry.name.startsWith('@')) {
      mkdirSync(to, { recursive: true });
      for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name), 'dir');
    } else symlinkSync(from, to, 'dir');
  }
}

/** Made by the tools that work in the project's folder. */
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
