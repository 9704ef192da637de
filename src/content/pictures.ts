/** The product pictures that exist. A missing one is skipped, so that the site from which it is taken can be built. */
import type { Locale } from '#i18n/locales.ts';
import { readPictureManifest, type PictureId, type PictureRecord } from '#src/domain/pictures.ts';
import pictures from './pictures.json';

const manifest = readPictureManifest(pictures);

export const pictureOf = (id: PictureId, locale: Locale): PictureRecord | undefined => manifest[id]?.[locale];
