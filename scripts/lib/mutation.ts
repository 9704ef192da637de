/**
 * Breaks what a row of docs/coverage.md names: a function does nothing, a number is another one, a sentence is gone, a page is
 * empty. One change in one file, which still can be read by every tool.
 */
import ts from 'typescript';

/** Found by the names that lead to it, each somewhere inside the one before. */
function findNamed(source: ts.SourceFile, names: readonly string[]): ts.Node | undefined {
  let place: ts.Node = source;
  for (const name of names) {
    const found = firstInside(place, (node) => nameOf(node) === name);
    if (!found) return undefined;
    place = found;
  }
  return place;
}

/** Nearest to the top first. */
function firstInside(place: ts.Node, fits: (node: ts.Node) => boolean): ts.Node | undefined {
  const queue = childrenOf(place);
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (fits(node)) return node;
    queue.push(...childrenOf(node));
  }
  return undefined;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isCaseClause(node)) return node.expression.getText().replaceAll(/['"]/g, '');
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isShorthandPropertyAssignment(node);
  if (!isNamed || !node.name) return undefined;
  // `[RET.codeWrong]` is called `codeWrong`.
  const name = ts.isComputedPropertyName(node.name)
    ? node.name.expression.getText().split('.').at(-1)
    : node.name.getText();
  return name?.replaceAll(/['"]/g, '');
}

/** The one function, class or constant that a file gives to others. */
function onlyExport(source: ts.SourceFile): ts.Node | undefined {
  const exported = source.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      !ts.isTypeAliasDeclaration(statement) &&
      !ts.isInterfaceDeclaration(statement),
  );
  const [only] = exported;
  if (!only || exported.length > 1) return undefined;
  return ts.isVariableStatement(only) ? only.declarationList.declarations[0] : only;
}

interface Change {
  from: number;
  to: number;
  text: string;
}

const replaced = (node: ts.Node, text: string): Change => ({ from: node.getStart(), to: node.end, text });

const NOTHING = '{ return undefined as never; }';

function changeOf(node: ts.Node): Change | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) {
    return node.body && replaced(node.body, NOTHING);
  }
  if (ts.isCaseClause(node)) return replaced(node.expression, `'never'`);
  if (ts.isShorthandPropertyAssignment(node)) return replaced(node, `${node.name.text}: undefined as never`);
  if (
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) &&
    node.initializer
  ) {
    return changeOfValue(node.initializer);
  }
  return undefined;
}

function changeOfValue(value: ts.Expression): Change {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)) {
    return changeOfValue(value.expression);
  }
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return replaced(value.body, NOTHING);
  if (ts.isNumericLiteral(value)) return replaced(value, String(Number(value.text.replaceAll('_', '')) + 1));
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value))
    return replaced(value, `'mutated'`);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return replaced(value, 'false');
  if (value.kind === ts.SyntaxKind.FalseKeyword) return replaced(value, 'true');
  if (ts.isRegularExpressionLiteral(value)) return replaced(value, '/(?!)/');
  if (ts.isArrayLiteralExpression(value)) {
    const [first] = value.elements;
    // Without its first element, or with one where it had none.
    return first
      ? { from: first.getStart(), to: value.elements[1]?.getStart() ?? value.end - 1, text: '' }
      : replaced(value, `['mutated'] as never`);
  }
  if (ts.isObjectLiteralExpression(value)) return replaced(value, '({} as never)');
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
    return replaced(value, `(${value.getText()} + 1)`);
  }
  return replaced(value, '(undefined as never)');
}

function mutateCode(path: string, text: string, anchor: string | undefined): string | undefined {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const node = anchor === undefined ? onlyExport(source) : findNamed(source, anchor.split('.'));
  const change = node && changeOf(node);
  return change && text.slice(0, change.from) + change.text + text.slice(change.to);
}

const LAYOUT = /<(\w*Layout)\b/;

/** Where an opening tag ends: at a `>` that is in none of its values. */
function endOfTag(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '>' && depth === 0) return at + 1;
  }
  return text.length;
}

/** The template goes, with its scripts and styles; what computes it stays, and so does a page's layout, without which nothing is built. */
function emptyTemplate(text: string): string {
  const frontmatter = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const template = text.slice(frontmatter.length);
  const layout = LAYOUT.exec(template);
  if (!layout) return `${frontmatter}<span></span>\n`;
  const opening = template.slice(layout.index, endOfTag(template, layout.index));
  return `${frontmatter}${opening}<h1>Broken</h1></${layout[1] ?? ''}>\n`;
}

/** @returns the file with that one thing broken; `undefined` where there is no such thing */
export function mutate(path: string, text: string, anchor: string | undefined): string | undefined {
  if (/\.tsx?$/.test(path)) return mutateCode(path, text, anchor);
  if (anchor !== undefined) return text.includes(anchor) ? text.replace(anchor, '') : undefined;
  return path.endsWith('.astro') ? emptyTemplate(text) : undefined;
}
