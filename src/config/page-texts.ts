/** Names and head texts of a page: `meta` of the dictionary with its route's name, or of the one that `texts` names. */
import { dictionaries, type Namespace } from '#i18n/dictionaries.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { routeOf, routes, type RouteId } from './routes.ts';
import { getT } from './texts.ts';

function placeOf(id: RouteId): [namespace: string, path: string] {
  const [namespace = '', part] = (routeOf(id).texts ?? id).split('.');
  return [namespace, part ? `${part}.meta` : 'meta'];
}

/** @throws Error with the page's name if the text is missing */
export function pageText(locale: Locale, id: RouteId, key: 'name' | 'title' | 'description'): string {
  const [namespace, path] = placeOf(id);
  // TypeScript does not check a composed path; a wrong one stops the build.
  return getT(locale, namespace as Namespace)(`${path}.${key}` as never);
}

/** The names of all pages that have one. */
export const pageNames = (locale: Locale): Partial<Record<RouteId, string>> =>
  Object.fromEntries(
    routes.filter(({ id }) => hasName(id)).map(({ id }) => [id, pageText(locale, id, 'name')]),
  );

function hasName(id: RouteId): boolean {
  const step = (texts: unknown, key: string): unknown =>
    (texts as Readonly<Record<string, unknown>> | undefined)?.[key];
  return (
    step(placeOf(id).join('.').split('.').reduce(step, dictionaries[defaultLocale]), 'name') !== undefined
  );
}
