/**
 * A release as data: the shape of the files in `src/content/releases/`. `./schema.ts` checks them; the dictionaries
 * have the texts.
 */
import type { CheckedRelease } from './schema.ts';

/** Product lines with releases of their own. */
export const LINES = ['v6', 'professional', 'vps', 'android'] as const;
export type Line = (typeof LINES)[number];

/** The badges: latest, beta, to be released, old. */
export const STATUSES = ['latest', 'beta', 'upcoming', 'old'] as const;
export type Status = (typeof STATUSES)[number];

/** Systems of installers, in display order. */
export const SYSTEMS = ['windows', 'mac-apple', 'mac-intel', 'linux', 'android'] as const;
export type System = (typeof SYSTEMS)[number];

/** Its `id` is the name of its file without `.json`: `<line>-<version>`. */
export type Release = { id: string } & CheckedRelease;
export type Build = Release['builds'][number];
