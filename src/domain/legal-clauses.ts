/**
 * Turns the rendered HTML of an agreement into pages that can be cited: each section and clause gets an anchor made
 * from its number, the same in every language (`#s3`, `#s3-2`), and the sections make the table of contents.
 */
export interface LegalSection {
  /** `s3` */
  id: string;
  number: number;
  /** HTML, as it stands in the heading. */
  title: string;
}

export interface LegalText {
  html: string;
  sections: LegalSection[];
}

const HEADING = /<h2[^>]*>(\d+)\.\s*([\s\S]*?)<\/h2>/g;
const CLAUSE = /<p>(\d+)\.(\d+)\s+/g;

/**
 * @param html rendered Markdown with headings `## 3. …` and clauses that begin `3.2 …`
 * @throws Error when a number is out of order: a citation would then point at the wrong clause
 */
export function numberClauses(html: string): LegalText {
  const sections: LegalSection[] = [];
  const numbered = html.replace(HEADING, (_whole, digits: string, title: string) => {
    const number = Number(digits);
    if (number !== sections.length + 1)
      throw new Error(`Section ${digits} follows section ${sections.length}`);
    const id = `s${digits}`;
    sections.push({ id, number, title });
    return `<h2 id="${id}"><span>${digits}</span> ${title}</h2>`;
  });

  let last = [0, 0];
  const cited = numbered.replace(CLAUSE, (_whole, section: string, clause: string) => {
    const here = [Number(section), Number(clause)];
    const expected = here[0] === last[0] ? [last[0], (last[1] ?? 0) + 1] : [(last[0] ?? 0) + 1, 1];
    if (here.join('.') !== expected.join('.')) {
      throw new Error(`Clause ${here.join('.')} stands where ${expected.join('.')} belongs`);
    }
    last = here;
    const id = `s${section}-${clause}`;
    return `<p id="${id}"><a href="#${id}">${section}.${clause}</a> `;
  });
  if (last[0] !== sections.length) throw new Error(`Section ${sections.length} has no clause`);
  return { html: cited, sections };
}
