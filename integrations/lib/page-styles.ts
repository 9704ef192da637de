/**
 * Makes the style sheet of a finished page fit that page: rules go that nothing on it can match, properties that
 * nothing reads, and the long names by which Astro keeps the styles of components apart become one letter. What a
 * page's scripts may add later counts as being there: every word of theirs that could be a class or an attribute.
 */
import {
  compoundsOf,
  leaveOutRules,
  leaveOutUnused,
  rulesOf,
  splitOutside,
  type Compound,
} from './style-rules.ts';

/** Words of the scripts that a page may come to run, now or later. */
export type Words = ReadonlySet<string>;

interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
}

const SHEET = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
/** Elements whose content is no markup come whole. */
const TAG =
  /<(?<raw>script|style)\b[^>]*>[\s\S]*?<\/\k<raw>\s*>|<!--[\s\S]*?-->|<(?<tag>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const SCOPE = /data-astro-cid-\w+/g;

export const wordsOf = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

function elementsOf(html: string): Element[] {
  return [...html.matchAll(TAG)].flatMap(({ groups }) =>
    groups?.['tag'] === undefined
      ? []
      : [
          {
            tag: groups['tag'].toLowerCase(),
            attributes: new Map(
              [...(groups['attributes'] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
                name,
                value,
              ]),
            ),
          },
        ],
  );
}

const classesOf = (element: Element) => (element.attributes.get('class') ?? '').split(/\s+/);
/** `data-open-qr` is `dataset.openQr` in a script. */
const datasetName = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** Whether scripts know a name, whole or as the start of one that they put together: `badge--` for `badge--warn`. */
const isSaid = (name: string, words: Words): boolean =>
  words.has(name) ||
  [...name.matchAll(/-+/g)].some(({ index, 0: dashes }) => words.has(name.slice(0, index + dashes.length)));

const isScope = (attribute: string) => attribute.startsWith('data-astro-cid-');
const isDataSaid = (attribute: string, words: Words) =>
  !isScope(attribute) && (isSaid(attribute, words) || words.has(datasetName(attribute)));

/** @returns whether an element like this is on the page, or could be put there by its scripts */
function pageNeeds(elements: readonly Element[], words: Words): (compound: Compound) => boolean {
  const tags = new Set(elements.map(({ tag }) => tag));
  const classes = new Set(elements.flatMap(classesOf));
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]));
  return ({ tag, classes: wanted, ids: wantedIds, data }) =>
    (tag === undefined || tags.has(tag.toLowerCase()) || words.has(tag)) &&
    wanted.every((name) => classes.has(name) || isSaid(name, words)) &&
    wantedIds.every((name) => ids.has(name) || isSaid(name, words)) &&
    data.every((name) => names.has(name) || isDataSaid(name, words));
}

/** The compounds of all rules, by the scope that they ask for. */
function compoundsByScope(css: string): Map<string, Compound[]> {
  const found = new Map<string, Compound[]>();
  const visit = (sheet: string) => {
    for (const { prelude, body } of rulesOf(sheet)) {
      if (prelude.trim().startsWith('@')) {
        visit(body.slice(1, -1));
        continue;
      }
      for (const selector of splitOutside(prelude, ',')) {
        // Inside of brackets a scope may stand as well; then every element keeps its mark.
        const compounds = compoundsOf(selector) ?? [];
        const seen = new Set<string>();
        for (const compound of compounds) {
          for (const scope of compound.data.filter(isScope)) {
            seen.add(scope);
            found.set(scope, [...(found.get(scope) ?? []), compound]);
          }
        }
        for (const [scope] of selector.matchAll(SCOPE)) {
          if (seen.has(scope)) continue;
          found.set(scope, [...(found.get(scope) ?? []), { classes: [], ids: [], data: [], tag: undefined }]);
        }
      }
    }
  };
  visit(css);
  return found;
}

function isMatched(element: Element, { tag, classes, ids, data }: Compound, words: Words): boolean {
  if (tag !== undefined && tag.toLowerCase() !== element.tag) return false;
  const own = classesOf(element);
  return (
    classes.every((name) => own.includes(name) || isSaid(name, words)) &&
    ids.every((name) => element.attributes.get('id') === name || isSaid(name, words)) &&
    data.every((name) => element.attributes.has(name) || isDataSaid(name, words))
  );
}

/** One letter for each scope, two where a page has many; none that the page uses already. */
function shortNames(scopes: readonly string[], isTaken: (name: string) => boolean): Map<string, string> {
  const names = new Map<string, string>();
  let count = 0;
  for (const scope of scopes) {
    let name;
    do {
      const letter = String.fromCharCode(97 + (count % 26));
      name = `data-${letter}${count < 26 ? '' : Math.floor(count / 26)}`;
      count += 1;
    } while (isTaken(name));
    names.set(scope, name);
  }
  return names;
}

const mapSheets = (html: string, change: (css: string) => string) =>
  html.replace(SHEET, (_whole, open: string, css: string, close: string) => open + change(css) + close);

/** Names in use: properties wherever they are read, animations wherever a declaration or a script names them. */
function usedNames(html: string, words: Words): (name: string) => boolean {
  const read = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, property = '']) => property));
  const animated = new Set(
    [...html.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => wordsOf(value)),
  );
  return (name) => words.has(name) || (name.startsWith('--') ? read : animated).has(name);
}

/** @param words of all scripts that the page may come to run, those in its own markup too */
export function fitStyles(html: string, words: Words): string {
  const isMet = pageNeeds(elementsOf(html), words);
  let fitted = mapSheets(html, (css) => leaveOutRules(css, isMet));
  for (let before = ''; before !== fitted;) {
    before = fitted;
    // What is left out may have been the only reader of another.
    fitted = mapSheets(fitted, (css) => leaveOutUnused(css, usedNames(before, words)));
  }
  return renameScopes(fitted, words);
}

function renameScopes(html: string, words: Words): string {
  const css = [...html.matchAll(SHEET)].map(([, , sheet = '']) => sheet).join('');
  const compounds = compoundsByScope(css);
  const scopes = [...new Set(html.match(SCOPE) ?? [])].filter((scope) => compounds.has(scope));
  const taken = new Set(html.match(/\bdata-\w{1,2}\b/g));
  const names = shortNames(scopes, (name) => taken.has(name) || words.has(name));
  return html.replace(TAG, (whole: string, ...rest) => {
    const groups = rest.at(-1) as Partial<Record<'raw' | 'tag' | 'attributes', string>>; // the last argument, where a pattern names its groups
    if (groups.raw?.toLowerCase() === 'style') {
      return whole.replace(SCOPE, (scope) => names.get(scope) ?? scope);
    }
    if (groups.tag === undefined || !whole.includes('data-astro-cid-')) return whole;
    const [element] = elementsOf(whole);
    return whole.replace(/\s(data-astro-cid-\w+)(?:="true")?/g, (_attribute, scope: string) => {
      const name = names.get(scope);
      const isNeeded =
        element && compounds.get(scope)?.some((compound) => isMatched(element, compound, words));
      return name !== undefined && isNeeded ? ` ${name}` : '';
    });
  });
}
