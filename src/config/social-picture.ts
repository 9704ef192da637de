/**
 * Path of a page's social picture, for the page's head and for the build, which draws it from the page's title
 * (`integrations/finish/social-pictures.ts`).
 */
import { localizedPath, type Locale } from '#i18n/locales.ts';

export const SOCIAL_FOLDER = '/social';
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** @param path address of the page in the default language */
export function socialPicturePath(locale: Locale, path: string): string {
  const own = localizedPath(locale, path);
  return `${SOCIAL_FOLDER}${own === '/' ? '/index' : own}.png`;
}
