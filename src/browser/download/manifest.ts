/** The published release manifest, fetched when something has to be looked up in it. */
import type { KnownBuild } from '#src/domain/releases/judge-file.ts';

/** @throws whatever fetch throws, or an Error for an answer that is no manifest */
export async function loadBuilds(signal?: AbortSignal): Promise<KnownBuild[]> {
  const response = await fetch('/releases.json', { signal: signal ?? null, credentials: 'omit' });
  if (!response.ok) throw new Error(`The release manifest answered ${response.status}`);
  const { builds } = (await response.json()) as { builds: KnownBuild[] }; // our own file, checked at build
  return builds;
}

/** @returns undefined for a file that is not in it, and where it cannot be had */
export async function findBuild(file: string): Promise<KnownBuild | undefined> {
  try {
    return (await loadBuilds()).find((build) => build.file === file);
  } catch {
    return undefined; // offline by now: the checksum stands in the page's own list
  }
}
