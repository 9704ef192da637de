/**
 * Reads minified style sheets, as far as it takes to leave rules out: where each rule begins and ends, and what its
 * selectors ask of a page. Whatever it does not understand counts as needed.
 */

/** `.button`, `#main`, `[data-ad`, `dialog`: what has to be there for a selector to match. */
export type Needs = (compound: Compound) => boolean;

export interface Compound {
  classes: string[];
  ids: string[];
  /** Names of `data-` attributes; others come and go by the browser's own doing. */
  data: string[];
  tag: string | undefined;
}

/** Rules that hold rules. All others that start with `@` stay as they are. */
const GROUP = /^@(?:media|supports|layer|container)\b/;
const STRING = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/y;

/** @returns where a string, if one starts here, ends */
function afterString(css: string, at: number): number | undefined {
  STRING.lastIndex = at;
  return STRING.exec(css) ? STRING.lastIndex : undefined;
}

/** Splits at a separator that stands in no string and no bracket. */
export function splitOutside(css: string, separators: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    const end = char === '"' || char === "'" ? afterString(css, at) : undefined;
    if (end !== undefined) at = end - 1;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (depth === 0 && separators.includes(char)) {
      parts.push(css.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, css.slice(start)];
}

export interface Rule {
  prelude: string;
  body: string;
}

/** The rules of a sheet, and statements without a block (`@layer a,b;`) with an empty one. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] ?? '';
    const end = char === '"' || char === "'" ? afterString(css, at) : undefined;
    if (end !== undefined) at = end - 1;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, open), body: css.slice(open, at + 1) });
      start = at + 1;
    } else if (char === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at + 1), body: '' });
      start = at + 1;
    }
  }
  const rest = css.slice(start);
  return rest.trim() === '' ? rules : [...rules, { prelude: rest, body: '' }];
}

/** Without what stands in the brackets of `:is(…)` and the like: any of it may match. */
function withoutBrackets(selector: string): string {
  let previous;
  let plain = selector;
  do {
    previous = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  } while (plain !== previous);
  return plain;
}

/** @returns the parts of one selector between its combinators; undefined where it is written in an unusual way */
export function compoundsOf(selector: string): Compound[] | undefined {
  if (/[\\|&]/.test(selector)) return undefined;
  const plain = withoutBrackets(selector).replace(/"[^"]*"/g, '""');
  return plain
    .split(/[\s>+~]+(?![^[]*\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const bare = part.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '');
      const named = (sign: string) =>
        [...bare.matchAll(new RegExp(`\\${sign}([\\w-]+)`, 'g'))].map(([, name = '']) => name);
      return {
        classes: named('.'),
        ids: named('#'),
        data: [...part.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name),
        tag: /^[a-z][\w-]*/i.exec(bare)?.[0],
      };
    });
}

/**
 * Leaves out rules that no element can match.
 *
 * @param isMet whether an element like this can come to be on the page
 */
export function leaveOutRules(css: string, isMet: Needs): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === '') return prelude;
      if (GROUP.test(prelude.trim())) {
        const inner = leaveOutRules(body.slice(1, -1), isMet);
        if (inner !== '') return `${prelude}{${inner}}`;
        // Layers have their rank by where they are named first.
        return prelude.trim().startsWith('@layer') ? `${prelude};` : '';
      }
      if (prelude.trim().startsWith('@')) return prelude + body;
      const selectors = splitOutside(prelude, ',');
      const kept = selectors.filter((selector) => compoundsOf(selector)?.every(isMet) ?? true);
      return kept.length === 0 ? '' : kept.join(',') + body;
    })
    .join('');
}

/**
 * Leaves out custom properties and animations that nothing uses.
 *
 * @param isUsed whether a property (`--ink`) is read, or an animation (`breathe`) is named, anywhere
 */
export function leaveOutUnused(css: string, isUsed: (name: string) => boolean): string {
  return mapDeclarations(
    css,
    (declaration) => {
      const property = /^--[\w-]+(?=:)/.exec(declaration)?.[0];
      return property === undefined || isUsed(property);
    },
    isUsed,
  );
}

function mapDeclarations(
  css: string,
  isKept: (declaration: string) => boolean,
  isAnimated: (name: string) => boolean,
): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === '') return prelude;
      const inner = body.slice(1, -1);
      const what = prelude.trim();
      if (GROUP.test(what)) return `${prelude}{${mapDeclarations(inner, isKept, isAnimated)}}`;
      const animation = /^@keyframes ([\w-]+)$/.exec(what)?.[1];
      if (animation !== undefined && !isAnimated(animation)) return '';
      if (what.startsWith('@') || inner.includes('{')) return prelude + body;
      const declarations = splitOutside(inner, ';').filter((declaration) => isKept(declaration));
      return declarations.join('') === '' ? '' : `${prelude}{${declarations.join(';')}}`;
    })
    .join('');
}
