/**
 * What a mirror of the downloads consists of: which pages, with which links, and which files those need. Text in, text
 * out; `integrations/mirror-site.ts` does the reading and writing.
 */
import { routePath, type RouteId } from '#src/config/routes.ts';
import { addressOf, pathOf } from './addresses.ts';

const MIRRORED: readonly RouteId[] = [
  'download',
  'downloadList',
  'downloadHistory',
  'downloadContrast',
  'v6',
];

/** `download.html`, `en/download/history.html`; the error page comes along. */
export function isMirrored(file: string): boolean {
  const path = pathOf(addressOf(file));
  return path === '/404' || MIRRORED.some((id) => routePath(id) === path);
}

/**
 * Leads every link to a page that the mirror lacks to the main site. Links between mirrored pages, to files and to
 * other hosts stay.
 * @param mainSite origin of the main site, without a trailing slash
 */
export function linkToMainSite(html: string, mainSite: string): string {
  return html.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"#?]*)/g, (whole, before: string, address: string) => {
    const isFile = /\.\w+$/.test(address) || address.startsWith('/installers/');
    return isFile || isMirrored(`${address.slice(1)}.html`) ? whole : `${before}${mainSite}${address}`;
  });
}

/** Built assets that a text names: `/_astro/page.abc.js` in a page, `./page.abc.js` in a script beside it. */
export function assetsIn(text: string): string[] {
  const names = [
    ...text.matchAll(/["'`(](?:\/_astro|\.)\/([\w.~-]+\.(?:js|css|woff2|svg|webp|avif|png))["'`)]/g),
  ];
  return [...new Set(names.map(([, name = '']) => name))];
}
