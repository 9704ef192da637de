/**
 * Pictures of the product on pages: which there are, their files, and what `npm run pictures` notes down of each
 * (`src/content/pictures.json`). Every picture is there in each language, for both themes.
 */
import * as v from 'valibot';
import type { Locale } from '#i18n/locales.ts';

export const pictureIds = ['shops', 'shop', 'profiles', 'access', 'warning', 'log'] as const;
export type PictureId = (typeof pictureIds)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A picture in one theme: as AVIF in each of its widths, and as WebP for Safari before 16.4. */
export const pictureFile = (id: PictureId, locale: Locale, theme: Theme, width: number | 'webp'): string =>
  `/pictures/${id}.${locale}.${theme}.${width === 'webp' ? width : `${width}.avif`}`;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const pictureRecord = v.strictObject({
  /** Of the files, in pixels, the largest last. */
  widths: v.pipe(v.array(pixels), v.minLength(2)),
  /** Of the largest. */
  height: pixels,
});
export type PictureRecord = v.InferOutput<typeof pictureRecord>;

const manifest = v.record(v.string(), v.record(v.string(), pictureRecord));
/** By picture, then by language. */
export type PictureManifest = v.InferOutput<typeof manifest>;

/** @throws Error that names the place */
export function readPictureManifest(value: unknown): PictureManifest {
  const result = v.safeParse(manifest, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`src/content/pictures.json: ${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`);
}
