/** Whether a visitor's file is one of the manifest's installers. */
import type { Build, Line } from './types.ts';

/** A build as `/releases.json` has it. */
export interface KnownBuild extends Build {
  line: Line;
  version: string;
}

export interface ExaminedFile {
  name: string;
  sizeBytes: number;
  sha256: string;
}

export type Verdict =
  /** Identical to one of our installers; `promoter` if its name contains a code. */
  | { kind: 'genuine'; build: KnownBuild; promoter: string }
  /** Named like one of ours, but shorter: an interrupted download. */
  | { kind: 'incomplete'; build: KnownBuild }
  /** Named like one of ours, with other content. */
  | { kind: 'changed'; build: KnownBuild }
  /** Neither name nor content are known. */
  | { kind: 'unknown' };

/** The content decides; the name only tells what a file with other content claims to be. */
export function judgeFile({ name, sizeBytes, sha256 }: ExaminedFile, builds: readonly KnownBuild[]): Verdict {
  const genuine = builds.find((build) => build.sha256 === sha256);
  if (genuine) return { kind: 'genuine', build: genuine, promoter: promoterIn(name, genuine.file) ?? '' };
  const namesake = builds.find((build) => promoterIn(name, build.file) !== undefined);
  if (!namesake) return { kind: 'unknown' };
  return { kind: sizeBytes < namesake.sizeBytes ? 'incomplete' : 'changed', build: namesake };
}

/**
 * Browsers number copies: `NAME (1).exe`, `NAME(1).exe`.
 * @returns the promoter in `name`, empty for the plain name, undefined if it is not a name of that installer
 */
function promoterIn(name: string, file: string): string | undefined {
  const uncounted = name.replace(/ ?\(\d{1,3}\)(\.\w+)$/, '$1');
  if (uncounted === file) return '';
  const dot = file.lastIndexOf('.');
  const [stem, extension] = [`${file.slice(0, dot)}_`, file.slice(dot)];
  const isNamed = extension === '.exe' && uncounted.startsWith(stem) && uncounted.endsWith(extension);
  return isNamed ? uncounted.slice(stem.length, -extension.length) : undefined;
}
