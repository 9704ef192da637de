/** What the page's loader has to understand of built code, so that it can fetch all of it before it imports any. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { staticImports } from '#src/browser/islands/fetch-code.ts';
import { builtFiles, readBuilt } from '#tests/helpers/built-site.ts';

/** As TypeScript reads them. */
function importsOf(code: string): string[] {
  const { statements } = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
  });
}

const modules = builtFiles.filter((file) => /^_astro\/.*\.js$/.test(file));

describe('built modules', () => {
  it('are found', () => {
    expect(modules.length).toBeGreaterThan(5);
  });

  it.each(modules)('%s shows the loader all that it imports', (file) => {
    const code = readBuilt(file).toString();

    expect(staticImports(code)).toEqual(importsOf(code));
  });
});
