/**
 * What a release is, as data: the shape of every file under `src/content/releases/`. What may stand in such a file
 * is checked by `./schema.ts`; what it means to a visitor is said by the dictionaries.
 */
import type { CheckedRelease } from './schema.ts';

/** The product lines that are released on their own. */
export const LINES = ['v6', 'professional', 'vps', 'android'] as const;
export type Line = (typeof LINES)[number];

/** The badges: latest, beta, to be released, old. */
export const STATUSES = ['latest', 'beta', 'upcoming', 'old'] as const;
export type Status = (typeof STATUSES)[number];

/** What an installer is built for, in the order in which lists show it. */
export const SYSTEMS = ['windows', 'mac-apple', 'mac-intel', 'linux', 'android'] as const;
export type System = (typeof SYSTEMS)[number];

/** Its `id` is the name of its file without `.json`: `<line>-<version>`. */
export type Release = { id: string } & CheckedRelease;
export type Build = Release['builds'][number];
