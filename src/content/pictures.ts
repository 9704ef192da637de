/** What there is of the pictures of the product. One that is still to be made is absent, so that the site that it is made from can be built. */
import type { Locale } from '#i18n/locales.ts';
import { readPictureManifest, type PictureId, type PictureRecord } from '#src/domain/pictures.ts';
import pictures from './pictures.json';

const manifest = readPictureManifest(pictures);

export const pictureOf = (id: PictureId, locale: Locale): PictureRecord | undefined => manifest[id]?.[locale];
