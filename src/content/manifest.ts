/** The release manifest: all files in `releases/`, checked once in a build, newest first in each line. */
import { checkManifest, parseRelease } from '#src/domain/releases/schema.ts';
import { sortReleases } from '#src/domain/releases/versions.ts';

const files = import.meta.glob<unknown>('./releases/*.json', { eager: true, import: 'default' });

export const releases = sortReleases(
  checkManifest(
    Object.entries(files).map(([path, content]) =>
      parseRelease(path.slice('./releases/'.length, -'.json'.length), content),
    ),
  ),
);
