/**
 * What a release is, as data: the shape of every file under `src/content/releases/`. What may stand in such a file
 * is checked by `./schema.ts`; what it means to a visitor is said by the dictionaries.
 */

/** The product lines that are released on their own. */
export const LINES = ['v6', 'professional', 'vps', 'android'] as const;
export type Line = (typeof LINES)[number];

/** The badges: latest, beta, to be released, old. */
export const STATUSES = ['latest', 'beta', 'upcoming', 'old'] as const;
export type Status = (typeof STATUSES)[number];

/** What an installer is built for, in the order in which lists show it. */
export const SYSTEMS = ['windows', 'mac-apple', 'mac-intel', 'linux', 'android'] as const;
export type System = (typeof SYSTEMS)[number];

export interface Build {
  system: System;
  /** Windows only: the word size the installer is made for. */
  bits?: 32 | 64 | undefined;
  /** File name below the download base, never a path. */
  file: string;
  sizeBytes: number;
  /** Lower-case hex of the file's SHA-256. */
  sha256: string;
}

export interface Release {
  /** Name of its file without `.json`: `<line>-<version>`. */
  id: string;
  line: Line;
  version: string;
  status: Status;
  /** YYYY-MM-DD; for one that is still to come, the planned day. */
  date: string;
  /** Empty exactly when the release is still to come. */
  builds: Build[];
  /** For one that is still to come: the systems that it is planned for. */
  plannedSystems?: System[] | undefined;
}
