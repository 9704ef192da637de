/** Converts between built files, the addresses that visitors see, and the route list. */
import { localeCodes, locales } from '#i18n/locales.ts';
import { routes, type Route } from '#src/config/routes.ts';

/** `en/download.html` → `/en/download`; `index.html` → `/`. */
export function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** The address without its language: `/en/download` → `/download`. */
export function pathOf(address: string): string {
  const prefixes = localeCodes.map((code) => `/${locales[code].prefix}`).filter((prefix) => prefix !== '/');
  const prefix = prefixes.find((start) => address === start || address.startsWith(`${start}/`));
  return prefix === undefined ? address : address.slice(prefix.length) || '/';
}

/** The route of a built file; none for the 404 page and for routes with many pages. */
export function routeOfFile(file: string): Route | undefined {
  const path = pathOf(addressOf(file));
  return routes.find((route) => route.path === path);
}
