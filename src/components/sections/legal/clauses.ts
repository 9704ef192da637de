/**
 * Makes the rendered HTML of an agreement citable: sections and clauses get anchors from their numbers, the same in
 * every language (`#s3`, `#s3-2`), and the sections form the table of contents.
 */
import {
  createElement,
  createText,
  elementsIn,
  htmlIn,
  isText,
  parseHtmlFragment,
  prepend,
  setAttribute,
  type Element,
} from '#src/domain/html.ts';

export interface LegalSection {
  /** `s3` */
  id: string;
  number: number;
  /** HTML of the heading. */
  title: string;
}

export interface LegalText {
  html: string;
  sections: LegalSection[];
}

/** A number at the start of a heading or paragraph, and its separator. */
const SECTION_NUMBER = /^(\d+)\.\s*/;
const CLAUSE_NUMBER = /^(\d+)\.(\d+)\s+/;

/** Removes the number from an element's text. */
function takeNumber(element: Element, pattern: RegExp): string[] | undefined {
  const [first] = element.childNodes;
  if (!first || !isText(first)) return undefined;
  const [whole, ...numbers] = pattern.exec(first.value) ?? [];
  if (whole === undefined) return undefined;
  first.value = first.value.slice(whole.length);
  return numbers;
}

/** @throws Error when a number is out of order */
function numberSection(heading: Element, before: number): LegalSection | undefined {
  const [digits] = takeNumber(heading, SECTION_NUMBER) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (number !== before + 1) throw new Error(`Section ${digits} follows section ${before}`);
  const section = { id: `s${digits}`, number, title: htmlIn(heading) };
  heading.attrs = [{ name: 'id', value: section.id }];
  prepend(heading, createElement('span', {}, digits), createText(' '));
  return section;
}

/**
 * @param html rendered Markdown with headings `## 3. …` and clauses that start with `3.2 …`
 * @throws Error when a number is out of order: a citation would then point at the wrong clause
 */
export function numberClauses(html: string): LegalText {
  const piece = parseHtmlFragment(html);
  const sections: LegalSection[] = [];
  for (const heading of elementsIn(piece, 'h2')) {
    const section = numberSection(heading, sections.length);
    if (section) sections.push(section);
  }

  let last = [0, 0];
  for (const paragraph of elementsIn(piece, 'p')) {
    const here = takeNumber(paragraph, CLAUSE_NUMBER)?.map(Number);
    if (!here) continue;
    const expected = here[0] === last[0] ? [last[0], (last[1] ?? 0) + 1] : [(last[0] ?? 0) + 1, 1];
    if (here.join('.') !== expected.join('.')) {
      throw new Error(`Clause ${here.join('.')} stands where ${expected.join('.')} belongs`);
    }
    last = here;
    const id = `s${here.join('-')}`;
    setAttribute(paragraph, 'id', id);
    prepend(paragraph, createElement('a', { href: `#${id}` }, here.join('.')), createText(' '));
  }
  if (last[0] !== sections.length) throw new Error(`Section ${sections.length} has no clause`);
  return { html: htmlIn(piece), sections };
}
