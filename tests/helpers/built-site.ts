/** The files of dist/ for tests. Needs a build, and reports a missing one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { localeCodes, locales, type Locale } from '#i18n/locales.ts';
import { addressOf } from '#integrations/lib/addresses.ts';
import { readBuildTime } from '#src/config/build-time.ts';
import {
  attributeOf,
  elementsIn,
  findElement,
  headOf,
  isElement,
  isText,
  nodesIn,
  parsePage,
  textIn,
  type Element,
  type Page,
  type Parent,
} from '#src/domain/html.ts';

const dist = 'dist';
/** Attributes whose text is shown or announced. */
export const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const CODE = new Set(['script', 'style']);

if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('There is no build to test: run `npm run build` first.');
}

/** Without folders. */
export const builtFiles = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort();

const names = new Set(builtFiles);

/** Whether something was built at an address: `/en/download`, `/robots.txt`. */
export const isBuilt = (address: string): boolean =>
  ['', '.html', 'index.html'].some((end) => names.has(address.slice(1) + end));

/** The time of the build; `BUILD_TIME` may differ from the time of its files. */
export const builtAt = readBuildTime(process.env['BUILD_TIME'], statSync(join(dist, 'index.html')).mtime);

export const readBuilt = (file: string) => readFileSync(join(dist, file));
export const readText = (file: string) => readBuilt(file).toString();

export const builtPages = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readText(file);
    let parsed: Page | undefined;
    return {
      file,
      /** As visitors see it: `/en/download`. */
      address: addressOf(file),
      html,
      /** The same as a tree; not to be changed, since tests share it. */
      get page() {
        return (parsed ??= parsePage(html));
      },
    };
  });

/** @throws where nothing was built at the address */
export function pageAt(address: string): Page {
  const found = builtPages.find((built) => built.address === address);
  if (!found) throw new Error(`There is no page at ${address}`);
  return found.page;
}

export function mainOf(address: string): Element {
  const main = findElement(pageAt(address), 'main');
  if (!main) throw new Error(`The page at ${address} has no main part`);
  return main;
}

export const attributeValues = (page: Parent, names: readonly string[], attribute: string): string[] =>
  elementsIn(page, ...names).flatMap((element) => attributeOf(element, attribute) ?? []);

export function titleOf(page: Page): string {
  const title = findElement(headOf(page), 'title');
  return title ? textIn(title) : '';
}

/** Content of a `<meta>` by its name; '' where there is none. */
export function metaOf(page: Page, name: string, attribute: 'name' | 'http-equiv' = 'name'): string {
  const meta = findElement(headOf(page), 'meta', { [attribute]: name });
  return (meta && attributeOf(meta, 'content')) ?? '';
}

/** What is shown or announced, in pieces between two tags. */
export const spokenIn = (within: Parent): string[] =>
  [...nodesIn(within)]
    .flatMap((node) => {
      if (isElement(node)) return SPOKEN_ATTRIBUTES.flatMap((name) => attributeOf(node, name) ?? []);
      const isCode = node.parentNode && isElement(node.parentNode) && CODE.has(node.parentNode.tagName);
      return isText(node) && !isCode ? [node.value.trim()] : [];
    })
    .filter(Boolean);

/** What the page says to search engines: the nodes of its graphs. */
export const structuredDataIn = (page: Page): Record<string, unknown>[] =>
  elementsIn(page, 'script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .flatMap((script) => (JSON.parse(textIn(script)) as { '@graph': Record<string, unknown>[] })['@graph']);

export const languageOf = (page: Page): Locale | undefined => {
  const html = findElement(page, 'html');
  return localeCodes.find((code) => locales[code].htmlLang === (html && attributeOf(html, 'lang')));
};

/** The address without its language, which a page and its translation share. */
export const unprefixed = (address: string, locale: Locale): string =>
  locales[locale].prefix ? address.replace(`/${locales[locale].prefix}`, '') : address;
