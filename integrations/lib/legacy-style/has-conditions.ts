/**
 * `:has()`, which Chromium knows since 105 and Firefox since 121. `.a:has(.b) .c` becomes `.a[data-has-1] .c`, and the
 * sheet itself carries the list of conditions, for the script that sets those attributes (`src/browser/legacy`).
 */
import { selectorSpecificity } from '@csstools/selector-specificity';
import { decl, rule, type Root } from 'postcss';
import parser from 'postcss-selector-parser';

/** Elements that match the first have the attribute `data-has-<its place>` while one that matches the second is in them. */
export type Condition = readonly [scope: string, inner: string];

/** Custom property of the root that holds the conditions, as percent-encoded JSON in a string. */
const PROPERTY = '--legacy-has';

const attributeOf = (index: number) => `data-has-${index + 1}`;

/** As specific as `:has(inner)` is: its most specific selector counts. */
function standIn(inner: parser.Selector[], index: number): string {
  const [most] = inner
    .map((selector) => selectorSpecificity(selector))
    .sort((a, b) => b.a - a.a || b.b - a.b || b.c - a.c);
  const { a = 0, b = 0, c = 0 } = most ?? {};
  return `:where([${attributeOf(index)}])${':not(#\\#)'.repeat(a)}${':not(.\\#)'.repeat(b)}${':not(h)'.repeat(c)}`;
}

/** Pseudo-classes that say which element is meant; others are states, which change without the script's knowing. */
const LASTING = /^:(?:root|is|not|where|first-child|last-child|nth-child|nth-of-type)$/;

/** Which elements a condition is asked of: all of the selector up to the end of its compound, without states. */
function scopeOf(selector: parser.Selector, pseudo: parser.Pseudo): string {
  const place = selector.index(pseudo);
  const next = selector.nodes.findIndex((node, index) => index > place && node.type === 'combinator');
  const last = selector.nodes.findLastIndex((node, index) => index < place && node.type === 'combinator');
  const scope = selector.nodes.filter((node, index) => {
    if (next >= 0 && index >= next) return false;
    return index <= last || node.type !== 'pseudo' || LASTING.test(node.value);
  });
  return scope.join('').trim() || '*';
}

function rewrite(selectors: parser.Root, conditions: Condition[]): void {
  selectors.walkPseudos((pseudo) => {
    const selector = pseudo.parent;
    if (pseudo.value !== ':has' || !parser.isSelector(selector)) return;
    const [scope, inner] = [scopeOf(selector, pseudo), pseudo.nodes.join(',')];
    const known = conditions.findIndex((condition) => condition[0] === scope && condition[1] === inner);
    const index = known < 0 ? conditions.push([scope, inner]) - 1 : known;
    const replacement = parser().astSync(standIn(pseudo.nodes, index)).nodes[0];
    pseudo.replaceWith(...(replacement?.nodes ?? []));
  });
}

/** Changes the tree in place, which must hold no nested rules. */
export function nameConditions(root: Root): void {
  const conditions: Condition[] = [];
  root.walkRules(/:has\(/, (found) => {
    found.selector = parser((selectors) => rewrite(selectors, conditions)).processSync(found.selector);
  });
  if (conditions.length === 0) return;
  const list = encodeURIComponent(JSON.stringify(conditions));
  root.append(rule({ selector: ':root', nodes: [decl({ prop: PROPERTY, value: `"${list}"` })] }));
}
