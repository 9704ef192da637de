/** The path of a page in the current page's language: `pathTo(Astro, 'register')`. */
import { localizedPath } from '#i18n/locales.ts';
import { routePath, type RouteId } from './routes.ts';
import { localeOf, type Page } from './texts.ts';

export const pathTo = (page: Page, id: RouteId): string => localizedPath(localeOf(page), routePath(id));
