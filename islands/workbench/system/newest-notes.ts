/** What the website's list of releases says of the newest client: its version, and what is new in it. */
import { compareVersions } from '#src/domain/releases/versions.ts';
import type { ReleaseWords } from './system.ts';

/** @returns undefined where the list cannot be had, or knows nothing newer than `version` */
export async function newestNotes(version: string, signal: AbortSignal): Promise<ReleaseWords | undefined> {
  const { callApi } = await import('#src/stores/call-api.ts');
  const { versionList } = await import('#src/api/contract/downloads.ts');
  const answer = await callApi(versionList, {}, signal);
  if (!answer.ok) return undefined;
  const { windows, mac_m1: mac, mac_x86: intel, linux } = answer.data.v6;
  const newest = [windows, mac, intel, linux].find((entry) => entry?.desc);
  if (!newest || compareVersions(newest.version, version) <= 0) return undefined;
  return { version: newest.version, text: newest.desc };
}
