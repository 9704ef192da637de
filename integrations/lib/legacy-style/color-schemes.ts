/**
 * Parts of a page that are dark on a light one (`color-scheme: dark`). A token's `light-dark()` looks at the element that
 * uses it; what stands in for it in older browsers is decided where the token is set. So it is set again on each such part,
 * and so is what a part inherits that was set to a token further out, such as `--hue`.
 */
import type { Declaration, Root, Rule } from 'postcss';

function ruleOf(declaration: Declaration): Rule | undefined {
  const { parent } = declaration;
  return parent?.type === 'rule' ? parent : undefined;
}

const isRoot = (rule: Rule | undefined) => rule?.selector.startsWith(':root') === true;

/** Every part within every element that sets a property. */
function within(outer: Rule, part: Rule): string {
  return outer.selectors.flatMap((first) => part.selectors.map((second) => `${first} ${second}`)).join(', ');
}

/** Changes the tree in place. */
export function repeatTokens(root: Root): void {
  const tokens: Declaration[] = [];
  const borrowed: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (isRoot(ruleOf(declaration)) && declaration.value.includes('light-dark(')) tokens.push(declaration);
  });
  const names = new Set(tokens.map(({ prop }) => prop));
  root.walkDecls(/^--/, (declaration) => {
    const borrows = [...declaration.value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) =>
      names.has(name),
    );
    if (!isRoot(ruleOf(declaration)) && (borrows || declaration.value.includes('light-dark('))) {
      borrowed.push(declaration);
    }
  });
  root.walkDecls('color-scheme', (declaration) => {
    const part = ruleOf(declaration);
    if (!part || isRoot(part)) return;
    const important = declaration.important === true;
    for (const { prop, value } of tokens) declaration.after({ prop, value, important });
    for (const { prop, value, parent } of borrowed) {
      if (parent?.type !== 'rule' || parent === part) continue;
      part.cloneAfter({ selector: within(parent, part), nodes: [] }).append({ prop, value, important });
    }
  });
}
