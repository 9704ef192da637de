/** What a reader of a built page meets, in order: headings, links and texts, each text with the language it stands in. */
import {
  attributeOf,
  elementsIn,
  isElement,
  isText,
  nodesIn,
  type Element,
  type Page,
  type Parent,
} from '#src/domain/html.ts';

export interface PageOutline {
  /** One that is hidden may still be waiting for its words. */
  headings: { rank: number; text: string; isHidden: boolean }[];
  links: { href: string; hreflang: string | undefined }[];
  /** Words that are shown or read out, outside of code, scripts and drawings; `lang` is the nearest one given. */
  texts: { text: string; lang: string }[];
  ids: Set<string>;
}

const silent = new Set(['script', 'style', 'svg', 'code', 'kbd', 'samp', 'head', 'noscript', 'template']);
const labels = ['alt', 'aria-label', 'placeholder', 'title'];
const HEADING = /^h([1-6])$/;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words inside that are not silent, in one line. */
function wordsIn(element: Parent): string {
  const words = [...nodesIn(element)].flatMap((node) =>
    isText(node) && !isSilent(node.parentNode) ? inOneLine(node.value) : [],
  );
  return words.filter((word) => word !== '').join(' ');
}

/** The element itself and all around it, from the inside. */
function* around(node: Parent | null): Generator<Element> {
  for (let at = node; at && isElement(at); at = at.parentNode) yield at;
}

const isSilent = (node: Parent | null) => [...around(node)].some(({ tagName }) => silent.has(tagName));
const langAt = (node: Parent | null) =>
  [...around(node)].map((element) => attributeOf(element, 'lang')).find((lang) => lang !== undefined) ?? '';

export function outlineOf(page: Page): PageOutline {
  const outline: PageOutline = { headings: [], links: [], texts: [], ids: new Set() };
  // What a template holds is shown nowhere until a script puts it there.
  const inTemplates = new Set(elementsIn(page, 'template').flatMap((template) => [...nodesIn(template)]));
  for (const node of nodesIn(page)) {
    if (inTemplates.has(node)) continue;
    if (isText(node)) {
      const text = inOneLine(node.value);
      if (text !== '' && !isSilent(node.parentNode))
        outline.texts.push({ text, lang: langAt(node.parentNode) });
    }
    if (!isElement(node)) continue;
    const rank = HEADING.exec(node.tagName)?.[1];
    if (rank !== undefined && !isSilent(node)) {
      const isHidden = [...around(node)].some((element) => attributeOf(element, 'hidden') !== undefined);
      outline.headings.push({ rank: Number(rank), text: wordsIn(node), isHidden });
    }
    for (const label of labels) {
      const text = attributeOf(node, label)?.trim();
      if (text && !isSilent(node.parentNode)) outline.texts.push({ text, lang: langAt(node) });
    }
  }
  outline.links = elementsIn(page, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href');
    return href === undefined ? [] : [{ href, hreflang: attributeOf(link, 'hreflang') }];
  });
  outline.ids = new Set(elementsIn(page).flatMap((element) => attributeOf(element, 'id') ?? []));
  return outline;
}
