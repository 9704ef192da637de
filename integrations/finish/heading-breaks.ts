/**
 * Marks in Chinese headings where a line may end: `<wbr>` between phrases (`integrations/lib/sense-breaks.ts`). CSS
 * keeps the rest together. Only clauses that may exceed a phone's line are marked, since each mark costs bytes.
 */
import type { Step } from '#integrations/lib/finishing.ts';
import {
  append,
  attributeOf,
  createElement,
  createText,
  elementsIn,
  findElement,
  isElement,
  isText,
  remove,
  type Element,
  type Node,
  type Page,
} from '#src/domain/html.ts';
import { phrasesOf } from '#integrations/lib/sense-breaks.ts';

/** Characters of a clause that fit in a line wherever such a heading is used. */
const FITTING: Record<string, number> = { h1: 6, h2: 8, h3: 12, h4: 14 };
/** A clause, and what ends it: after that a line may end anyway. */
const CLAUSE = /([^\s，。：；！？、]*)([\s，。：；！？、]+|$)/g;
/** These marks have space of their own; a space between two lines of a title would be copied and searched too. */
const WIDE_MARK_AND_SPACE = /([，。：；！？、])\s+/g;

const isChinese = (element: Element, otherwise: boolean): boolean =>
  attributeOf(element, 'lang')?.startsWith('zh') ?? otherwise;

/** The text with a place to break between two phrases of a long clause. */
function brokenText(text: string, fitting: number): Node[] {
  return [...text.replace(WIDE_MARK_AND_SPACE, '$1').matchAll(CLAUSE)].flatMap(
    ([whole, clause = '', end = '']) => {
      const characters = clause.match(/\p{Script=Han}/gu)?.length ?? 0;
      if (characters <= fitting) return whole === '' ? [] : [createText(whole)];
      const phrases = phrasesOf(clause);
      return phrases.flatMap((phrase, index) => {
        const isLast = index === phrases.length - 1;
        return isLast ? [createText(phrase + end)] : [createText(phrase), createElement('wbr', {})];
      });
    },
  );
}

function breakTexts(parent: Element, fitting: number): void {
  const nodes = parent.childNodes.flatMap((node) => {
    if (isText(node)) return brokenText(node.value, fitting);
    if (isElement(node) && isChinese(node, true)) breakTexts(node, fitting);
    return [node];
  });
  for (const node of [...parent.childNodes]) remove(node);
  append(parent, ...nodes);
}

export function breakHeadings(page: Page): void {
  const root = findElement(page, 'html');
  const isChinesePage = root !== undefined && isChinese(root, false);
  // React needs its own elements unchanged.
  const ofIslands = new Set(
    elementsIn(page, 'astro-island').flatMap((island) => elementsIn(island, ...Object.keys(FITTING))),
  );
  for (const heading of elementsIn(page, ...Object.keys(FITTING))) {
    const fitting = FITTING[heading.tagName];
    if (fitting === undefined || ofIslands.has(heading)) continue;
    if (isChinese(heading, isChinesePage)) breakTexts(heading, fitting);
  }
}

export const headingBreaks: Step = {
  name: 'heading breaks',
  page: ({ page }) => breakHeadings(page),
};
