/** A build of the version service, in the manifest's terms. */
import { slotOf } from './selection.ts';
import type { Line, Status, System } from './types.ts';
import { compareVersions } from './versions.ts';

export interface LiveBuild {
  line: Line;
  system: System;
  bits: 32 | 64 | undefined;
  version: string;
  status: Status;
  /** YYYY-MM-DD if the service sent a day; else its first 8 characters, or nothing. */
  date: string;
  /** Absolute and checked. */
  url: string;
}

/** The newest released build of each slot (`v6/windows/64`). */
export function newestBySlot(builds: readonly LiveBuild[]): Map<string, LiveBuild> {
  const newest = new Map<string, LiveBuild>();
  for (const build of builds) {
    if (build.status !== 'latest') continue;
    const slot = slotOf(build.line, build);
    const known = newest.get(slot);
    if (!known || compareVersions(build.version, known.version) > 0) newest.set(slot, build);
  }
  return newest;
}
