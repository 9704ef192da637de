/**
 * `color-mix()` of custom properties, worked out at build for browsers that cannot mix. What mixes tokens of the root
 * becomes the colours themselves; what mixes a property that rules set, such as `--hue`, becomes a property of its own,
 * set wherever that one is.
 */
import type { Declaration, Root } from 'postcss';

type Scheme = 'light' | 'dark';
type Values = ReadonlyMap<string, string>;

const MIX = 'color-mix(';
const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/;

/** @returns where the bracket closes that opens before `start` */
function closingAt(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket is never closed: ${text}`);
}

/** The two arguments of a function, at the comma that lies in no bracket. */
function argumentsOf(text: string): [string, string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (text[at] === ',' && depth === 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  }
  throw new Error(`Two arguments were expected: ${text}`);
}

/** Replaces every call of a function by what `replace` makes of its arguments. */
function replaceCalls(text: string, call: string, replace: (inner: string) => string): string {
  const start = text.indexOf(call);
  if (start < 0) return text;
  const open = start + call.length;
  const end = closingAt(text, open);
  return (
    text.slice(0, start) + replace(text.slice(open, end)) + replaceCalls(text.slice(end + 1), call, replace)
  );
}

/** @throws on a property whose value is not known here */
function resolve(text: string, scheme: Scheme, values: Values): string {
  const plain = replaceCalls(text, 'light-dark(', (inner) => {
    const [light, dark] = argumentsOf(inner);
    return scheme === 'light' ? light : dark;
  });
  const found = REFERENCE.exec(plain);
  if (!found) return plain;
  const [reference, name = '', fallback] = found;
  const value = values.get(name) ?? fallback?.trim();
  if (value === undefined) throw new Error(`${name} is mixed, and no rule says what it is.`);
  return resolve(
    plain.replace(reference, () => value),
    scheme,
    values,
  );
}

/**
 * Lightning CSS mixes black and white as if they had the chroma of the other colour, as an earlier draft had it. Beside
 * them lie greys of no chroma that the eye cannot tell from them.
 */
const withGreys = (mix: string): string =>
  mix
    .replace('in oklch', /\b(?:black|white)\b|#(?:000|fff)\b/.test(mix) ? 'in oklab' : 'in oklch')
    .replace(/\bblack\b|#000\b/, 'oklab(0.001 0 0)')
    .replace(/\bwhite\b|#fff\b/, 'oklab(0.999 0 0)');

const inBothSchemes = (mix: string, values: Values): string => {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => resolve(withGreys(mix), scheme, values));
  return light === dark ? `${light}` : `light-dark(${light}, ${dark})`;
};

function declarationsOf(root: Root): { tokens: Map<string, string>; local: Map<string, Declaration[]> } {
  const tokens = new Map<string, string>();
  const local = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type === 'rule' && rule.selector === ':root') {
      tokens.set(declaration.prop, declaration.value);
    } else local.set(declaration.prop, [...(local.get(declaration.prop) ?? []), declaration]);
  });
  return { tokens, local };
}

const namesIn = (mix: string): string[] =>
  [...mix.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Changes the tree in place. */
export function resolveMixes(root: Root): void {
  const { tokens, local } = declarationsOf(root);
  const named = new Map<string, string>();

  /** Sets a property beside each setting of the one that is mixed. */
  function nameMix(mix: string, property: string): string {
    const known = named.get(mix);
    if (known !== undefined) return known;
    const name = `--mix-${named.size + 1}`;
    named.set(mix, name);
    for (const setting of local.get(property) ?? []) {
      const values = new Map([...tokens, [property, setting.value]]);
      setting.cloneAfter({ prop: name, value: inBothSchemes(mix, values) });
    }
    return name;
  }

  root.walkDecls((declaration) => {
    if (!declaration.value.includes(MIX)) return;
    declaration.value = replaceCalls(declaration.value, MIX, (inner) => {
      const mix = `${MIX}${inner})`;
      const [property, ...more] = [...new Set(namesIn(mix))].filter((name) => local.has(name));
      if (property === undefined) return inBothSchemes(mix, tokens);
      if (more.length > 0) throw new Error(`${mix} mixes more than one property that rules set.`);
      const hasFallback = new RegExp(`var\\(\\s*${property}\\s*,`).test(mix) || tokens.has(property);
      const fallback = hasFallback ? `, ${inBothSchemes(mix, tokens)}` : '';
      return `var(${nameMix(mix, property)}${fallback})`;
    });
  });
}
