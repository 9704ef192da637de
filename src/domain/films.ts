/**
 * Help films: the names and formats of their files, the data that `npm run films` writes (`src/content/films.json`),
 * and the text as editors write it.
 */
import * as v from 'valibot';
import type { Locale } from '#i18n/locales.ts';
import { parseContent } from './parse-content.ts';

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

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.minValue(0));
const file = v.strictObject({ bytes: count, codecs: v.pipe(v.string(), v.regex(/^[\w.]+$/)) });

/** Length, start of the steps, and file sizes; file names follow from film and language. */
const filmRecord = v.strictObject({
  /** YYYY-MM-DD */
  made: v.pipe(v.string(), v.isoDate()),
  seconds,
  /** Start of each step, in seconds. */
  steps: v.pipe(v.array(seconds), v.minLength(3)),
  files: v.strictObject({ webm: file, mp4: file }),
  /** Digests of the shown sentences, if recorded (`scripts/films/sentences.ts`). */
  said: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{6}( [\da-f]{6})*$/))),
});
export type FilmRecord = v.InferOutput<typeof filmRecord>;

const manifest = v.record(v.string(), v.record(v.string(), filmRecord));
/** By film, then by language. */
export type FilmManifest = v.InferOutput<typeof manifest>;

/** @throws Error with the place of the mistake */
export const readFilmManifest = (content: unknown): FilmManifest =>
  parseContent('films.json', manifest, content);

/**
 * The text of a help film as editors write it: a heading and spoken text for each step. It is the source of transcript,
 * captions and chapters.
 */
export interface FilmStep {
  title: string;
  text: string;
}

/** @throws Error for a heading without text, and for text before the first heading */
export function filmSteps(body: string): FilmStep[] {
  const [before = '', ...parts] = body.trim().split(/^## +/m);
  if (before.trim() !== '') throw new Error(`A film must start with a heading, not with "${before.trim()}"`);
  return parts.map((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    const text = lines.join(' ').replace(/\s+/g, ' ').trim();
    if (text === '') throw new Error(`The step "${title}" has no text`);
    return { title: title.trim(), text };
  });
}
