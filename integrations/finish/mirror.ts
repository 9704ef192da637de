/**
 * Turns a build into a mirror of the downloads (`npm run build -- --mirror`): only the download pages and what they
 * need. Every other link goes to the main site, which is also their canonical address.
 */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { addressOf, pathOf } from '#integrations/lib/addresses.ts';
import { filesIn, type Step } from '#integrations/lib/finishing.ts';
import { routePath, type RouteId } from '#src/config/routes.ts';
import { attributeOf, elementsIn, setAttribute, textIn, type Page } from '#src/domain/html.ts';

const MIRRORED: readonly RouteId[] = [
  'download',
  'downloadList',
  'downloadHistory',
  'downloadContrast',
  'v6',
];
/** Besides pages and assets; pictures of codes are beside the pages of each language. */
const ALWAYS_INCLUDED = /^(favicon\.svg|lost-site\.js|releases\.json|(\w+\/)?android-qr\.svg)$/;
const ASSETS = '_astro/';
const ASSET = /(?:\/_astro|\.)\/([\w.~-]+\.(?:js|css|woff2|svg|webp|avif|png))(?![\w.])/g;
const PICTURE = /\/(pictures\/[\w.-]+)/g;

/** `download.html`, `en/download/history.html`; the error page is included. */
function isMirrored(file: string): boolean {
  const path = pathOf(addressOf(file));
  return path === '/404' || MIRRORED.some((id) => routePath(id) === path);
}

/**
 * Points every link to a page that the mirror lacks to the main site. Links between mirrored pages, to files and to
 * other hosts stay.
 * @param mainSite origin of the main site, without a trailing slash
 */
export function linkToMainSite(page: Page, mainSite: string): void {
  for (const link of elementsIn(page, 'a')) {
    const href = attributeOf(link, 'href') ?? '';
    const [address = ''] = /^\/(?!\/)[^"#?]*/.exec(href) ?? [];
    const isFile = /\.\w+$/.test(address) || address.startsWith('/installers/');
    if (address === '' || isFile || isMirrored(`${address.slice(1)}.html`)) continue;
    setAttribute(link, 'href', mainSite + href);
  }
}

/** Built assets that a script or a style sheet names, as `/_astro/page.abc.js` or `./page.abc.js`. */
function assetsIn(code: string): string[] {
  return [...new Set([...code.matchAll(ASSET)].map(([, name = '']) => ASSETS + name))];
}

/** Pictures of the product that a page shows, by their paths in the output. */
function picturesOf(page: Page): string[] {
  const named = elementsIn(page, 'source', 'img').flatMap(({ attrs }) => attrs.map(({ value }) => value));
  return [...new Set([...named.join('\n').matchAll(PICTURE)].map(([, path = '']) => path))];
}

/** Built assets that a page names: in attributes, and in what it runs or styles inline. */
export function assetsOf(page: Page): string[] {
  const attributes = elementsIn(page).flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const code = elementsIn(page, 'script', 'style').map(textIn);
  return assetsIn([...attributes.filter((value) => value.includes(`/${ASSETS}`)), ...code].join('\n'));
}

/** Removes all pages that are not the mirror's; its bare address redirects to the download. */
async function keepMirroredPages(folder: string): Promise<void> {
  const pages = (await filesIn(folder)).filter((file) => file.endsWith('.html'));
  await Promise.all(pages.filter((file) => !isMirrored(file)).map((file) => rm(join(folder, file))));
  for (const locale of localeCodes) {
    const download = localizedPath(locale, routePath('download')).slice(1);
    const home = localizedPath(locale, '/').slice(1) || 'index';
    await cp(join(folder, `${download}.html`), join(folder, `${home}.html`));
  }
}

/** @param named by pages; files that these name are needed too */
async function removeSpareFiles(folder: string, named: readonly string[]): Promise<string> {
  const files = await filesIn(folder);
  const needed = new Set(named);
  // The loop also visits what is added to the set during it.
  for (const asset of needed) {
    if (!/\.(?:js|css)$/.test(asset) || !files.includes(asset)) continue;
    for (const next of assetsIn(await readFile(join(folder, asset), 'utf8'))) needed.add(next);
  }
  const unneeded = files.filter(
    (file) => !file.endsWith('.html') && !ALWAYS_INCLUDED.test(file) && !needed.has(file),
  );
  await Promise.all(unneeded.map((file) => rm(join(folder, file))));
  return `${unneeded.length} files left out`;
}

/** Must come before every step that writes files, since it removes files that it does not know. */
export function mirror(mainSite: string): Step<string[]> {
  return {
    name: 'mirror',
    before: ({ folder }) => keepMirroredPages(folder),
    page: ({ page }) => {
      linkToMainSite(page, mainSite.replace(/\/$/, ''));
      return [...assetsOf(page), ...picturesOf(page)];
    },
    after: (found, { folder }) => removeSpareFiles(folder, found.flat()),
  };
}
