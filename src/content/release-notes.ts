/** Every release with its notes in one language, newest first. */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { releasePath } from '#src/config/path-to.ts';
import { withNotes, type Noted } from '#src/domain/release-notes.ts';
import { entriesOf, type LocalEntry } from './local-entries.ts';
import { releases } from './manifest.ts';

export async function readReleaseNotes(locale: Locale): Promise<Noted<LocalEntry<'changelog'>>[]> {
  return withNotes(releases, await entriesOf('changelog', locale));
}

/** Paths of the current client's release notes, by version. */
export async function notesByVersion(locale: Locale): Promise<Record<string, string>> {
  const noted = await readReleaseNotes(locale);
  return Object.fromEntries(
    noted.flatMap(({ release: { id, line, version } }) =>
      line === 'v6' ? [[version, localizedPath(locale, releasePath(id))]] : [],
    ),
  );
}
