/**
 * Product pictures of pages: their names, files, and the data that `npm run pictures` writes
 * (`src/content/pictures.json`). Each exists in every language and both themes.
 */
import * as v from 'valibot';
import type { Locale } from '#i18n/locales.ts';
import { parseContent } from './parse-content.ts';

export const pictureIds = ['shops', 'shop', 'profiles', 'access', 'warning', 'log'] as const;
export type PictureId = (typeof pictureIds)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A picture in one theme: AVIF in each width, and WebP for Safari before 16.4. */
export const pictureFile = (id: PictureId, locale: Locale, theme: Theme, width: number | 'webp'): string =>
  `/pictures/${id}.${locale}.${theme}.${width === 'webp' ? width : `${width}.avif`}`;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const pictureRecord = v.strictObject({
  /** Widths of the files in pixels, the largest last. */
  widths: v.pipe(v.array(pixels), v.minLength(2)),
  /** Height of the largest file. */
  height: pixels,
});
export type PictureRecord = v.InferOutput<typeof pictureRecord>;

const manifest = v.record(v.string(), v.record(v.string(), pictureRecord));
/** By picture, then by language. */
export type PictureManifest = v.InferOutput<typeof manifest>;

/** @throws Error with the place of the mistake */
export const readPictureManifest = (content: unknown): PictureManifest =>
  parseContent('pictures.json', manifest, content);
