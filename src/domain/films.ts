/** The files of a help film: their names, their formats, and how lengths are written. */
import type { Locale } from '#i18n/locales.ts';

/** Best first: a browser takes the first that it can play. */
export const FILM_FORMATS = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

const CONTAINERS = { webm: 'video/webm', mp4: 'video/mp4' } as const satisfies Record<FilmFormat, string>;

/** All that there is of a film: the two formats, its poster and its texts. */
export const FILM_FILES = [...FILM_FORMATS, 'webp', 'captions.vtt', 'chapters.vtt'] as const;
export type FilmFile = (typeof FILM_FILES)[number];

/** Its address on the site, and its path below `public/`. */
export const filmPath = (id: string, locale: Locale, kind: FilmFile): string =>
  `/films/${id}.${locale}.${kind}`;

/** What `<source type>` says, so that a browser need not fetch what it cannot play. */
export const sourceType = (format: FilmFormat, codecs: string): string =>
  `${CONTAINERS[format]}; codecs="${codecs}"`;

/** `1:05`, as players write it. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** ISO 8601, as structured data has it. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
