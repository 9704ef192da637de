/**
 * Style sheets that come late, with the part of a page that they are for (`src/styles/on-demand`). A browser asks for a sheet once;
 * one that did not come is fetched like code, until it is in the browser's cache, and then put into its place again.
 */
import { retryQuietly } from '#src/browser/retry-quietly.ts';
import { fetchFile } from './fetch-file.ts';

export function retryOnDemandStyles(root: Document): void {
  root.addEventListener(
    'error',
    ({ target }) => {
      const link = target as Element; // files that fail belong to elements
      if (!link.matches('link[rel=stylesheet]')) return;
      const { pathname } = new URL((link as HTMLLinkElement).href, location.href); // as its selector says
      // The same element: whoever put it there waits for it to load.
      void retryQuietly(() => fetchFile(pathname)).then(() =>
        link.parentNode?.insertBefore(link, link.nextSibling),
      );
    },
    true,
  );
}
