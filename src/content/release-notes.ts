/** Every release with its notes in one language, newest first. */
import type { Locale } from '#i18n/locales.ts';
import { withNotes, type Noted } from '#src/domain/release-notes.ts';
import { entriesOf, type LocalEntry } from './local-entries.ts';
import { releases } from './manifest.ts';

export async function readReleaseNotes(locale: Locale): Promise<Noted<LocalEntry<'changelog'>>[]> {
  return withNotes(releases, await entriesOf('changelog', locale));
}
