/** The files of a help film: names, formats, and the notation of lengths. */
import type { Locale } from '#i18n/locales.ts';

/** Best first: a browser takes the first that it can play. */
export const FILM_FORMATS = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

const CONTAINERS = { webm: 'video/webm', mp4: 'video/mp4' } as const satisfies Record<FilmFormat, string>;

/** All files of a film: two formats, the poster and the texts. */
export const FILM_FILES = [...FILM_FORMATS, 'webp', 'captions.vtt', 'chapters.vtt'] as const;
export type FilmFile = (typeof FILM_FILES)[number];

/** Path on the site and below `public/`. */
export const filmPath = (id: string, locale: Locale, kind: FilmFile): string =>
  `/films/${id}.${locale}.${kind}`;

/** The type for `<source>`, so that a browser skips formats that it cannot play. */
export const sourceType = (format: FilmFormat, codecs: string): string =>
  `${CONTAINERS[format]}; codecs="${codecs}"`;

/** `1:05`, as players write it. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** ISO 8601, for structured data. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
