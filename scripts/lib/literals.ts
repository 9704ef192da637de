/** Collects the texts that a source file holds, for checks that ask whether something is mentioned anywhere. */
import ts from 'typescript';
import { codeParts } from './astro-parts.ts';

export type Literals = ReturnType<typeof literalsOf>;

/** `hero.title` of `texts.hero.title`; the root is only a variable's name, and a method at the end is dropped too. */
function chainOf(node: ts.Expression): string[] {
  return ts.isPropertyAccessExpression(node) ? [...chainOf(node.expression), node.name.text] : [];
}

const rootOf = (node: ts.Expression): ts.Expression =>
  ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : node;

/** Gaps match anything; a template of gaps only would match everything, so it is ignored. */
function patternsOf(node: ts.TemplateExpression): RegExp[] {
  const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (!/\w/.test(fixed.join(''))) return [];
  return [new RegExp(`^${fixed.map((part) => RegExp.escape(part)).join('.+')}$`)];
}

export function literalsOf(path: string, text: string) {
  /** Plain strings, values of attributes, and chains of properties (`texts.hero.title` gives `hero.title`). */
  const exact = new Set<string>();
  /** Template literals with parts that are known only at run time. */
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) exact.add(node.text);
    if (ts.isTemplateExpression(node)) patterns.push(...patternsOf(node));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      visit(node.expression.expression);
      node.arguments.forEach(visit);
    } else if (ts.isPropertyAccessExpression(node)) {
      exact.add(chainOf(node).join('.'));
      visit(rootOf(node));
    } else ts.forEachChild(node, visit);
  };
  for (const { name, code } of codeParts(path, text)) {
    visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest));
  }
  return { exact, patterns };
}
