/** Inline code of a finished page: the hashes that its policy must allow, and attributes that no hash can allow. */
import { createHash } from 'node:crypto';
import { attributeOf, elementsIn, textIn, type Element, type Page } from '#src/domain/html.ts';

export type InlineCode = ReturnType<typeof inlineCodeOf>;

/** Types that a browser runs; any other type makes a data block, which needs no permission. */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(textIn(element)).digest('base64')}'`;

/** Inline scripts, without data blocks. */
export function inlineScriptsIn(page: Page): Element[] {
  return elementsIn(page, 'script').filter(
    (script) =>
      attributeOf(script, 'src') === undefined &&
      EXECUTABLE.has((attributeOf(script, 'type') ?? '').toLowerCase()),
  );
}

export function inlineCodeOf(page: Page) {
  return {
    /** CSP sources like `'sha256-…'`, in order of appearance, each once. */
    scripts: [...new Set(inlineScriptsIn(page).map(hashOf))],
    styles: [...new Set(elementsIn(page, 'style').map(hashOf))],
    /** Attributes that a strict policy blocks: `style="…"` and `onclick="…"` and the like. */
    blocked: elementsIn(page).flatMap(({ attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
        .map(({ name, value }) => `${name}="${value}"`),
    ),
  };
}
