/** Fetches the published release manifest when it is needed. */
import type { KnownBuild } from '#src/domain/releases/judge-file.ts';
import { timeLimit } from './network.ts';

const TIMEOUT_MS = 15_000;

/** @throws what fetch throws, or an Error for an answer that is not the manifest */
export async function loadBuilds(signal?: AbortSignal): Promise<KnownBuild[]> {
  const response = await fetch('/releases.json', {
    signal: timeLimit(TIMEOUT_MS, signal),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`The release manifest answered ${response.status}`);
  const { builds } = (await response.json()) as { builds: KnownBuild[] }; // our own file, checked at build
  return builds;
}
