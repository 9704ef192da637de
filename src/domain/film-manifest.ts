/**
 * Data of each help film, written by `npm run films` (`src/content/films.json`): length, start of the steps, file
 * sizes. File names follow from film and language.
 */
import * as v from 'valibot';
import { parseContent } from './parse-content.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.minValue(0));
const file = v.strictObject({ bytes: count, codecs: v.pipe(v.string(), v.regex(/^[\w.]+$/)) });

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
