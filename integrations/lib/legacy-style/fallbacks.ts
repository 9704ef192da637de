/** What older browsers would drop, with what they know before it or in its place. */
import type { AtRule, Declaration, Root } from 'postcss';

/** Units and words that came late, and what comes near enough to stand before them. */
const lateValues: readonly { pattern: RegExp; nearly: string; properties?: RegExp }[] = [
  // Lines are 1.5 times the text's size; 1.7 in Chinese, where a note has a little less room for the longest text.
  { pattern: /\b(\d*\.?\d+)lh\b/g, nearly: 'calc($1 * 1.5em)' },
  { pattern: /\b(\d*\.?\d+)[ds]vh\b/g, nearly: '$1vh' },
  // Text after a slash is for screen readers.
  { pattern: /^((?:"[^"]*"|'[^']*'))\s*\/.*$/, nearly: '$1', properties: /^content$/ },
];

function precede(declaration: Declaration): void {
  const late = lateValues.filter(
    ({ pattern, properties }) =>
      declaration.value.match(pattern) && (properties?.test(declaration.prop) ?? true),
  );
  if (late.length === 0) return;
  const value = late.reduce((text, { pattern, nearly }) => text.replace(pattern, nearly), declaration.value);
  declaration.before({ prop: declaration.prop, value, important: declaration.important === true });
}

const KNOWS_CLIP = '(overflow: clip)';

/** Safari before 16 does not know `overflow: clip`. Two declarations would be merged into the later one. */
function cutOff(declaration: Declaration): void {
  const rule = declaration.parent;
  if (declaration.value !== 'clip' || rule?.type !== 'rule') return;
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === KNOWS_CLIP) return; // `type` says so
  const { prop } = declaration;
  declaration.value = 'hidden';
  const nodes = [rule.clone({ nodes: [] }).append({ prop, value: 'clip' })];
  rule.after({ name: 'supports', params: KNOWS_CLIP, nodes });
}

/** The widest that is still narrower, where `<` is not known: `(width < 480px)` is `(max-width: 479.98px)`. */
const LESS = /\(\s*(width|height)\s*<\s*([\d.]+)(px|r?em)\s*\)/g;
const STEPS: Readonly<Record<string, number>> = { px: 0.02, em: 0.001, rem: 0.001 };

const withoutLess = (condition: string): string =>
  condition.replace(
    LESS,
    (_whole, side: string, size: string, unit: string) =>
      `(max-${side}: ${Number((Number(size) - (STEPS[unit] ?? 0)).toFixed(3))}${unit})`,
  );

/** What is asked of the browser here, and the code for older browsers has brought to it. */
const BROUGHT = /selector\(:popover-open\)|light-dark\(/;

function answer(supports: AtRule): void {
  if (!BROUGHT.test(supports.params)) return;
  if (/^not\b/.test(supports.params)) supports.remove();
  else supports.replaceWith(supports.nodes ?? []);
}

/** Changes the tree in place. */
export function addFallbacks(root: Root): void {
  root.walkAtRules('supports', answer);
  root.walkAtRules('media', (media) => {
    media.params = withoutLess(media.params);
  });
  root.walkDecls(precede);
  root.walkDecls(/^overflow/, cutOff);
  root.walkRules(/:popover-open/, (rule) => {
    if (rule.selector.includes('\\:popover-open')) return;
    // A rule of its own: a browser drops all of one that has a selector it does not know.
    rule.cloneAfter({ selector: rule.selector.replaceAll(':popover-open', '.\\:popover-open') });
  });
}
