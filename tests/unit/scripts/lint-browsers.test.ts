import { Linter } from 'eslint';
import * as parser from '@typescript-eslint/parser';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createBrowserRule } from '#scripts/lib/lint-browsers.ts';

const FILE = 'page.ts';
const engines = { chrome: '92', firefox: '115', safari: '15.4' };

const options = { target: ts.ScriptTarget.ESNext, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], noEmit: true };
const host = ts.createCompilerHost(options, true);
const readSourceFile = host.getSourceFile.bind(host);
/** TypeScript's own library is read once for all cases. */
const library = new Map<string, ts.SourceFile | undefined>();

function programOf(code: string): ts.Program {
  const getSourceFile = (name: string, ...rest: [ts.ScriptTarget]) => {
    if (name === FILE) return ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true);
    if (!library.has(name)) library.set(name, readSourceFile(name, ...rest));
    return library.get(name);
  };
  return ts.createProgram([FILE], options, {
    ...host,
    getSourceFile,
  });
}

/** What the rule says about a file, up to the names of the browsers. */
function complaints(code: string, hasTypes: boolean): string[] {
  const typed = {
    ...parser,
    parseForESLint: (text: string) =>
      parser.parseForESLint(text, { filePath: FILE, programs: [programOf(text)] }),
  };
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: hasTypes ? typed : parser },
      plugins: { house: { rules: { 'known-to-browsers': createBrowserRule(engines) } } },
      rules: { 'house/known-to-browsers': 'error' },
    },
    { filename: FILE },
  );
  return messages.map(({ message }) => message.split(' is not in')[0] ?? '');
}

describe.each([
  ['with types', true],
  ['without types', false],
])('the rule about browsers, %s', (_name, hasTypes) => {
  it.each([
    ['a method of a class', 'AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['a method of an object', 'const list = [1]; list.findLast(Boolean)', 'Array.findLast'],
    ['a method of a signal', 'new AbortController().signal.throwIfAborted()', 'AbortSignal.throwIfAborted'],
    ['an attribute as a property', "document.body.ariaLabel = 'a'", 'Element.ariaLabel'],
    ['a global function', 'structuredClone({})', 'structuredClone'],
    ['a function of a built-in', 'Object.groupBy([], String)', 'Object.groupBy'],
    [
      'a global that is read from the window',
      'window.requestIdleCallback(() => 1)',
      'Window.requestIdleCallback',
    ],
    ['a look behind in a pattern', '/(?<=a)b/.test("ab")', 'What this pattern looks for'],
    ['a selector', "document.querySelector('a:has(b)')", 'What this selector looks for'],
  ])('names %s', (_what, code, name) => {
    // A window's members are known by their type alone.
    expect(complaints(code, hasTypes)).toEqual(!hasTypes && name.startsWith('Window') ? [] : [name]);
  });

  it.each([
    ['what all of them have', "document.body.replaceChildren('a'); [1].at(-1)"],
    ['what the file asks for', "if ('requestIdleCallback' in window) requestIdleCallback(() => 1)"],
    ['what is added to them', 'document.forms[0]?.requestSubmit()'],
    ['a name of its own', 'const structuredClone = () => 1; structuredClone()'],
    ['an object of its own', 'const shelf = { canParse: () => 1 }; shelf.canParse()'],
    ['a type', 'let event: ToggleEvent | undefined; event = undefined; console.log(event)'],
    ['an instance of what is late itself', "if ('Segmenter' in Intl) new Intl.Segmenter('zh').segment('a')"],
  ])('lets %s pass', (_what, code) => {
    expect(complaints(code, hasTypes)).toEqual([]);
  });
});
