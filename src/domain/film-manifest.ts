/**
 * What there is of each help film, as `npm run films` notes it down (`src/content/films.json`): how long it is, when its
 * steps begin, how large its files are. Their names follow from the film and its language.
 */
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.minValue(0));
const file = v.strictObject({ bytes: count, codecs: v.pipe(v.string(), v.regex(/^[\w.]+$/)) });

const filmRecord = v.strictObject({
  /** YYYY-MM-DD */
  made: v.pipe(v.string(), v.isoDate()),
  seconds,
  /** When each step begins, in seconds. */
  steps: v.pipe(v.array(seconds), v.minLength(3)),
  files: v.strictObject({ webm: file, mp4: file }),
  /** Digests of the sentences that it shows, where they were noted (`scripts/films/said.ts`). */
  said: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{6}( [\da-f]{6})*$/))),
});
export type FilmRecord = v.InferOutput<typeof filmRecord>;

const manifest = v.record(v.string(), v.record(v.string(), filmRecord));
/** By film, then by language. */
export type FilmManifest = v.InferOutput<typeof manifest>;

/** @throws Error that names the place */
export function readFilmManifest(value: unknown): FilmManifest {
  const result = v.safeParse(manifest, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`src/content/films.json: ${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`);
}
