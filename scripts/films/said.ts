/**
 * Which sentences of the dictionaries a film shows. They are noted while it is made (`said.json`), so that a film whose page
 * has another text by now can be named: nothing else tells that a film has grown old.
 */
import { readFileSync } from 'node:fs';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';

export const SAID_FILE = 'scripts/films/said.json';

/** By film and language. */
export type Said = Record<string, Partial<Record<Locale, readonly string[]>>>;

export interface OldFilm {
  id: string;
  locale: Locale;
  /** Sentences that are on no page any more. */
  gone: readonly string[];
}

/** Longer texts are more than one entry of a dictionary. */
const LONGEST = 400;

/** Runs in the page: the texts of whatever is to be seen between two heights of the window, in CSS pixels. */
export function textsBetween({ from, to, longest }: { from: number; to: number; longest: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    const isSeen = bottom > from && top < to && width > 1 && element.checkVisibility();
    // The label of a picture is not to be seen.
    const isLabel = element.querySelector('.visually-hidden') !== null;
    return isSeen && !isLabel && text !== '' && text.length <= longest ? [text] : [];
  });
}

export const seenBetween = (from: number, to: number) => ({ from, to, longest: LONGEST });

/** All sentences of a language, but those with gaps in them: pages show these filled. */
function sentencesOf(locale: Locale): Set<string> {
  const found = new Set<string>();
  const walk = (entry: unknown): void => {
    if (typeof entry === 'string') {
      if (!entry.includes('{{')) found.add(entry);
    } else if (entry !== null && typeof entry === 'object') Object.values(entry).forEach(walk);
  };
  walk(dictionaries[locale]);
  return found;
}

/** One word of ASCII alone is a number, a name or an address: these come from other places too. */
const NO_SENTENCE = /^[\x21-\x7e]+$/;

/** @returns those of the texts that a dictionary has, once each */
export function sentencesAmong(texts: Iterable<string>, locale: Locale): string[] {
  const known = sentencesOf(locale);
  return [...new Set(texts)].filter((text) => known.has(text) && !NO_SENTENCE.test(text)).sort();
}

export const readSaid = (): Said => JSON.parse(readFileSync(SAID_FILE, 'utf8')) as Said; // written by the command

/** @returns the films that show what the site does not say any more */
export function oldFilms(said: Said): OldFilm[] {
  return localeCodes.flatMap((locale) => {
    const known = sentencesOf(locale);
    return Object.entries(said).flatMap(([id, byLocale]) => {
      const gone = byLocale[locale]?.filter((text) => !known.has(text)) ?? [];
      return gone.length > 0 ? [{ id, locale, gone }] : [];
    });
  });
}
