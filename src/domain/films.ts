/**
 * Help films: the names and formats of their files, the data that `npm run films` writes (`src/content/films.json`),
 * and the text as editors write it.
 */
import * as v from 'valibot';
import type { Locale } from '#i18n/locales.ts';
import { parseContent } from './parse-content.ts';

/** Types of `<source>`, by which a browser knows whether it can play a file. It takes the first: AV1 before H.264. */
export const SOURCE_TYPES = {
  webm: 'video/webm; codecs="av01.0.05M.08"',
  mp4: 'video/mp4; codecs="avc1.64001f"',
} as const;
export const FILM_FORMATS = ['webm', 'mp4'] as const satisfies (keyof typeof SOURCE_TYPES)[];

/** All files of a film: two formats, the poster and the texts. */
export const FILM_FILES = [...FILM_FORMATS, 'webp', 'captions.vtt', 'chapters.vtt'] as const;
export type FilmFile = (typeof FILM_FILES)[number];

/** Path on the site and below `public/`. */
export const filmPath = (id: string, locale: Locale, kind: FilmFile): string =>
  `/films/${id}.${locale}.${kind}`;

/** `1:05`, as players write it. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** ISO 8601, for structured data. */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

const bytes = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.minValue(0));

/** Length, start of the steps, and file sizes; file names follow from film and language. */
const filmRecord = v.strictObject({
  /** YYYY-MM-DD */
  made: v.pipe(v.string(), v.isoDate()),
  seconds,
  /** Start of each step, in seconds. */
  steps: v.pipe(v.array(seconds), v.minLength(3)),
  bytes: v.strictObject({ webm: bytes, mp4: bytes }),
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
