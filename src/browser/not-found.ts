/**
 * Runs in the 404 page, after the place for the requested address, so that it is filled before the first paint. The
 * address's words become the search box's initial value.
 */
import { queryFromPath } from '#src/domain/query-from-path.ts';

/** The build replaces it by the page's values. */
declare const PAGE: { languagePrefix: string };

const { shown, query } = queryFromPath(location.pathname, PAGE.languagePrefix);
const place = document.querySelector('[data-sought]');
if (place) place.textContent = shown;
addEventListener('DOMContentLoaded', () => {
  const field = document.querySelector<HTMLInputElement>('search input');
  if (field) field.defaultValue = query;
});
