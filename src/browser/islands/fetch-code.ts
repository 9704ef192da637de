/**
 * Fetches code before it is imported. A browser remembers a failed `import()` for as long as the page lives, for every
 * module that the failed one needs, and never asks the network again; a failed `fetch()` it forgets. So all of a
 * module's files are fetched first, until they are in the browser's cache, and the import finds them there. What failed
 * is fetched again the next time somebody asks.
 *
 * Comes with the site's script, which imports nothing itself; others find it as `self.fetchCode`.
 */
import { fetchFile } from './fetch-file.ts';

/** The import statements that a built module begins with. */
const IMPORT = /\s*(?:import|export)\b[^"';]*?["']([^"']+)["'];?/y;

/** What is being fetched, or has been, by path. */
const known = new Map<string, Promise<void>>();

/**
 * @param addresses of built modules; what is not below `/_astro/` (under the development server) counts as fetched
 * @returns when the modules and all that they import are in the cache
 * @throws Error where one of them did not come
 */
export async function fetchCode(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(fetchOnce));
}

function fetchOnce(address: string): Promise<void> {
  const { pathname } = new URL(address, location.href);
  // The site's script is what this is part of.
  const isHere = pathname === document.documentElement.dataset['siteScript'];
  const before = known.get(pathname);
  if (before || isHere || !pathname.startsWith('/_astro/')) return before ?? Promise.resolve();
  const fetched = fetchModule(pathname);
  known.set(pathname, fetched);
  fetched.catch(() => known.delete(pathname));
  return fetched;
}

async function fetchModule(pathname: string): Promise<void> {
  const code = await fetchFile(pathname);
  const base = new URL(pathname, location.href);
  await fetchCode(staticImports(code).map((path) => new URL(path, base).pathname));
}

/** @returns what a built module imports before it runs; the build puts these statements first */
export function staticImports(code: string): string[] {
  const found: string[] = [];
  // Before them stands, where a module has imports of its own for later, the build tool's list of these on one line.
  IMPORT.lastIndex = code.startsWith('const __vite__mapDeps') ? code.indexOf('\n') : 0;
  for (let match = IMPORT.exec(code); match; match = IMPORT.exec(code)) found.push(match[1] ?? '');
  return found;
}
