/**
 * Runs inside the page for addresses that lead nowhere, right behind the place for what was asked for, so that it stands
 * there before the first paint. Its words are proposed to the search box, as if the page had been written with them.
 */
import { queryFromPath } from '#src/domain/query-from-path.ts';

/** The build puts the page's own in its place. */
declare const PAGE: { languagePrefix: string };

const { shown, query } = queryFromPath(location.pathname, PAGE.languagePrefix);
const place = document.querySelector('[data-sought]');
if (place) place.textContent = shown;
addEventListener('DOMContentLoaded', () => {
  const field = document.querySelector<HTMLInputElement>('search input');
  if (field) field.defaultValue = query;
});
