/** What browsers of every class find in the built site: scripts that they can read, and a style sheet in their words. */
import { Linter } from 'eslint';
import postcss from 'postcss';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LEGACY_PLACEHOLDERS, NEW_STYLE_TEST, wholeFrom } from '#src/config/browsers.ts';
import { createBrowserRule } from '#scripts/lib/lint-browsers.ts';
import { cssTables, entryIn, lackingIn } from '#scripts/lib/browser-support.ts';
import { inlineScriptsIn } from '#integrations/lib/inline-code.ts';
import { textIn } from '#src/domain/html.ts';
import { builtFiles, builtPages, readBuilt } from '#tests/helpers/built-site.ts';

const files = builtFiles
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readBuilt(file).toString() }));
const scripts = [
  ...files,
  ...builtPages.flatMap(({ file, page }) =>
    inlineScriptsIn(page).map((element) => ({ file: `inline in ${file}`, code: textIn(element) })),
  ),
];

/** What came after the syntax of the oldest browsers: `static {}`, `using`, import attributes, patterns that look behind. */
function lateSyntaxIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassStaticBlockDeclaration(node)) found.push('static {}');
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) !== 0) {
      found.push('using');
    }
    if (ts.isImportAttributes(node) || ts.isDecorator(node)) found.push(node.getText());
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral && /\(\?<[=!]|\/\w*v\w*$/.test(node.getText())) {
      found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

/** Names that are later than these browsers, and why they do no harm. */
const harmless = new Map([
  ['AbortSignal.reason', 'a property of many things, among them the states of our own stores'],
  ['Element.role', 'a property of what the client tells of people'],
  ['Uint8Array.fromHex', 'the library of hashes asks for it first'],
  ['Uint8Array.fromBase64', 'the bridge asks for it first'],
  ['Document.fullscreenElement', 'the popovers compare it, and nothing is no element'],
  ['HTMLElement.attachInternals', 'the popovers ask for it first'],
  ...['reportError', 'setImmediate', 'navigation', 'Element.startViewTransition'].map(
    (name) => [name, 'React asks for it first'] as const,
  ),
]);

/** The rule that holds the source, on what libraries have brought into the build. By name alone, for want of types. */
function lateNamesIn(code: string): string[] {
  const messages = new Linter().verify(code, {
    plugins: { house: { rules: { 'known-to-browsers': createBrowserRule(wholeFrom) } } },
    linterOptions: { noInlineConfig: true },
    rules: { 'house/known-to-browsers': 'error' },
  });
  return messages
    .map(({ message }) => message.split('. Write')[0] ?? '')
    .filter((what) => !harmless.has(what.split(' ')[0] ?? ''));
}

const LEGACY = /\/(_astro\/legacy\.[\w-]{8}\.js)\b.{0,80}\/(_astro\/legacy\.[\w-]{8}\.css)\b/;

describe('scripts', () => {
  const unique = [...new Map(scripts.map(({ file, code }) => [code, file]))];

  it('are written in the syntax of the oldest browsers', () => {
    const late = unique.flatMap(([code, file]) => lateSyntaxIn(code).map((what) => `${file}: ${what}`));

    expect(unique.length).toBeGreaterThan(50);
    expect(late).toEqual([]);
  });

  it('ask of them what they have, or are given', () => {
    const late = files.flatMap(({ file, code }) => lateNamesIn(code).map((what) => `${file}: ${what}`));

    expect(late).toEqual([]);
  }, 60_000);
});

describe('each page', () => {
  it('asks one question of the browser, and names what helps an older one', () => {
    for (const { file, html } of builtPages) {
      const [, script = '', style = ''] = LEGACY.exec(html) ?? [];

      expect(html, file).toContain(NEW_STYLE_TEST);
      for (const placeholder of Object.values(LEGACY_PLACEHOLDERS)) {
        expect(html, file).not.toContain(placeholder);
      }
      expect(builtFiles, file).toContain(script);
      expect(builtFiles, file).toContain(style);
    }
  });

  it('loads none of it by itself', () => {
    for (const { html } of builtPages) expect(html).not.toMatch(/(?:href|src)="[^"]*legacy\./);
  });
});

/** Absent in the oldest, and nothing is lost: they look a little plainer. */
const REFINEMENTS = new Set([
  ...['accent-color', 'text-wrap', 'text-wrap-style', 'text-autospace', 'text-spacing-trim'],
  ...['text-size-adjust', 'container', 'container-name', 'container-type'],
  ...['orphans', 'widows', 'scrollbar-width', 'scroll-target-group', 'view-transition-name'],
  // With a prefix as well.
  ...['text-emphasis', 'user-select'],
]);

describe('each style sheet for older browsers', () => {
  const sheets = builtFiles.filter((file) => /legacy\.[\w-]+\.css$/.test(file));
  const css = sheets.map((file) => [file, readBuilt(file).toString()] as const);

  it('is there', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  it('has no value that they do not know', () => {
    // What has a fallback before it, in its own rule or around it, is named in tests/unit/integrations/legacy-style.test.ts.
    const late = /oklch\(|oklab\(|lab\(|lch\(|light-dark\(|color-mix\(|@layer|:has\(|[\d)] ?(?:<|>)=? ?\d/;
    for (const [file, text] of css) expect(late.exec(text)?.[0], file).toBeUndefined();
  });

  it('has no property that they do not know, but for refinements', () => {
    const properties = new Set<string>();
    for (const [, text] of css) {
      postcss.parse(text).walkDecls(/^(?!--)/, ({ prop, parent }) => {
        if (parent?.type === 'rule') properties.add(prop.replace(/^-(?:webkit|moz)-/, ''));
      });
    }
    const late = [...properties].filter(
      (name) =>
        !REFINEMENTS.has(name) && lackingIn(entryIn(cssTables, 'properties', name), wholeFrom).length > 0,
    );

    expect(properties.size).toBeGreaterThan(80);
    expect(late).toEqual([]);
  });
});
