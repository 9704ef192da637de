/** Where a page is, in the language of the page that names it: `pathTo(Astro, 'register')`. */
import { localizedPath } from '#i18n/locales.ts';
import { routePath, type RouteId } from './routes.ts';
import { localeOf, type Page } from './texts.ts';

export const pathTo = (page: Page, id: RouteId): string => localizedPath(localeOf(page), routePath(id));
