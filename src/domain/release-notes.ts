/** Joins releases with their notes, which have the same file names. */
import type { Release, System } from './releases/types.ts';

export interface Noted<Notes> {
  release: Release;
  notes: Notes;
}

/**
 * Newest first, across all lines.
 * @throws Error with the name of a release without notes, or of notes without a release
 */
export function withNotes<Notes extends { slug: string }>(
  releases: readonly Release[],
  notes: readonly Notes[],
): Noted<Notes>[] {
  const bySlug = new Map(notes.map((entry) => [entry.slug, entry]));
  const joined = releases.map((release) => {
    const entry = bySlug.get(release.id);
    if (!entry) {
      throw new Error(
        `The release ${release.id} needs src/content/changelog/<locale>/${release.id}.md in every language`,
      );
    }
    bySlug.delete(release.id);
    return { release, notes: entry };
  });
  const [unmatched] = bySlug.keys();
  if (unmatched !== undefined)
    throw new Error(`The notes ${unmatched} have no release: add src/content/releases/${unmatched}.json`);
  return joined.sort((a, b) => b.release.date.localeCompare(a.release.date));
}

/** Systems that a release runs on, or is planned for. */
export function systemsOf({ builds, plannedSystems = [] }: Release): System[] {
  return [...new Set([...builds.map(({ system }) => system), ...plannedSystems])];
}
