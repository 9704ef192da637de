import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLintParser } from '#scripts/lib/lint-parser.ts';
import tseslint from 'typescript-eslint';

let folder: string;
let eslint: ESLint;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  write('tsconfig.json', JSON.stringify({ include: ['*'], compilerOptions: { strict: true, types: [] } }));
  write('send.ts', 'export const send = (): Promise<void> => Promise.resolve();\n');
  const parser = createLintParser(join(folder, 'tsconfig.json'));
  eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      ...astro.configs.base,
      { files: ['**/*.ts'], languageOptions: { parser } },
      { files: ['**/*.astro'], languageOptions: { parserOptions: { parser } } },
      {
        files: ['*.ts', '*.astro'],
        plugins: { '@typescript-eslint': tseslint.plugin },
        rules: { '@typescript-eslint/no-floating-promises': 'error' },
      },
    ] as NonNullable<ESLint.Options['overrideConfig']>, // plugins of two typings of ESLint
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

async function linesOf(code: string, name: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(folder, name) });
  return (result?.messages ?? []).map(({ line, ruleId, message }) => `${line} ${ruleId ?? message}`);
}

const page = (call: string) => `---\nimport { send } from './send.ts';\n${call}\n---\n<p>{1}</p>\n`;

describe('the parser of linted files', () => {
  it('knows the types in the frontmatter of an .astro file', async () => {
    write('page.astro', page('send();'));

    expect(await linesOf(page('send();'), 'page.astro')).toEqual([
      '3 @typescript-eslint/no-floating-promises',
    ]);
  });

  it('knows the types in a template', async () => {
    const code =
      "---\nimport { send } from './send.ts';\n---\n<p>{[1].map(() => { send(); return 1; })}</p>\n";
    write('page.astro', code);

    expect(await linesOf(code, 'page.astro')).toEqual(['4 @typescript-eslint/no-floating-promises']);
  });

  it('goes by the text it is given, which in an editor is ahead of the file', async () => {
    write('page.astro', page('send();'));
    write('use.ts', "import { send } from './send.ts';\nsend();\n");

    expect(await linesOf(page('await send();'), 'page.astro')).toEqual([]);
    expect(await linesOf(page('void 0; send();'), 'page.astro')).toHaveLength(1);
    expect(await linesOf("import { send } from './send.ts';\nawait send();\n", 'use.ts')).toEqual([]);
  });
});
