/** The sentences of the dictionaries that a film shows, to find out that a film is outdated. */
import { createHash } from 'node:crypto';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { flatten } from '#scripts/lib/i18n-check.ts';
import type { FilmManifest } from '#src/domain/films.ts';

/** A single ASCII word is a number, a name or an address, which may come from elsewhere. */
const SINGLE_WORD = /^[\x21-\x7e]+$/;

/** Runs in the page: the visible texts between two heights of the window, in CSS pixels. */
export function textsBetween({ from, to }: { from: number; to: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isSeen = bottom > from && top < to && width > 1 && element.checkVisibility();
    // The label of a picture is not visible.
    const isLabel = element.querySelector('.visually-hidden') !== null;
    return isSeen && !isLabel ? [element.textContent.replace(/\s+/g, ' ').trim()] : [];
  });
}

/** By their digests, which are as short as possible. Texts with placeholders are left out. */
function sentencesOf(locale: Locale): Map<string, string> {
  const texts = [...flatten(dictionaries[locale]).values()].filter(
    (text) => !text.includes('{{') && !SINGLE_WORD.test(text),
  );
  return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex').slice(0, 6), text]));
}

/** @returns the digests of the texts that a dictionary has */
export function sentenceDigests(texts: ReadonlySet<string>, locale: Locale): string {
  const shown = [...sentencesOf(locale)].filter(([, text]) => texts.has(text));
  return shown
    .map(([digest]) => digest)
    .sort()
    .join(' ');
}

/** @returns in `missing` how many of its sentences no dictionary has any more */
export function outdatedFilms(manifest: FilmManifest) {
  return localeCodes.flatMap((locale) => {
    const sentences = sentencesOf(locale);
    return Object.entries(manifest).flatMap(([id, films]) => {
      const missing = films[locale]?.said?.split(' ').filter((digest) => !sentences.has(digest)).length ?? 0;
      return missing > 0 ? [{ id, locale, missing }] : [];
    });
  });
}
