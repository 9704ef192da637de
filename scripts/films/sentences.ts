/** The sentences of the dictionaries on the pages of a film, to find out that a film is outdated. */
import { createHash } from 'node:crypto';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { flatten } from '#scripts/lib/i18n-check.ts';
import type { FilmManifest } from '#src/domain/films.ts';

/** A single ASCII word is a number, a name or an address, which may come from elsewhere. */
const SINGLE_WORD = /^[\x21-\x7e]+$/;
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** @returns the digests of the texts that a dictionary has */
export function sentenceDigests(texts: ReadonlySet<string>, locale: Locale): string {
  const sentences = new Set(flatten(dictionaries[locale]).values());
  const shown = [...texts].filter((text) => sentences.has(text) && !SINGLE_WORD.test(text));
  return shown.map(digestOf).sort().join(' ');
}

/** @returns in `missing` how many of its sentences no dictionary has any more */
export function outdatedFilms(manifest: FilmManifest) {
  return localeCodes.flatMap((locale) => {
    const digests = new Set([...flatten(dictionaries[locale]).values()].map(digestOf));
    return Object.entries(manifest).flatMap(([id, films]) => {
      const missing = films[locale]?.said?.split(' ').filter((digest) => !digests.has(digest)).length ?? 0;
      return missing > 0 ? [{ id, locale, missing }] : [];
    });
  });
}
