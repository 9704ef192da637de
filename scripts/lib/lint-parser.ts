/**
 * The parser of all linted files, with one TypeScript program behind it. astro-eslint-parser makes a new program for
 * every .astro file it meets, since it learns each one's script only then; here their scripts are taken first, and one
 * program serves them and the .ts files alike: a sixth of the time.
 */
import { isAbsolute, sep } from 'node:path';
import * as typescriptParser from '@typescript-eslint/parser';
import * as astroParser from 'astro-eslint-parser';
import ts from 'typescript';

type Parser = typeof typescriptParser;

const ASTRO = { extension: '.astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred };

/** What astro-eslint-parser hands to the parser of scripts: the frontmatter and the template as one TSX module. */
function scriptOf(code: string, filePath: string): string {
  let script: string | undefined;
  const listener = {
    ...typescriptParser,
    parseForESLint(received: string) {
      script = received;
      throw new Error('heard enough');
    },
  };
  try {
    astroParser.parseForESLint(code, { filePath, parser: listener });
  } catch (error) {
    // The script is all that was wanted; a template that does not parse has none.
    if (script === undefined) throw error;
  }
  return script ?? code;
}

/** @throws when the configuration does not read */
function readProject(configPath: string): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const options = { noEmit: true, jsx: ts.JsxEmit.Preserve, allowNonTsExtensions: true };
  const project = ts.getParsedCommandLineOfConfigFile(configPath, options, host, undefined, undefined, [
    ASTRO,
  ]);
  if (!project) throw new Error(`There is no project to lint at ${configPath}.`);
  return project;
}

/**
 * @param configPath the tsconfig.json whose files are linted
 * @returns typescript-eslint's parser, for .ts and .tsx files and, as `parserOptions.parser`, for .astro files
 */
export function createLintParser(configPath: string): Parser {
  /** Scripts as they were parsed last: an editor's text is ahead of the file's. */
  const scripts = new Map<string, string>();
  let program: ts.Program | undefined;

  const build = (): ts.Program => {
    const { fileNames, options } = readProject(configPath);
    const host = ts.createCompilerHost(options, true);
    const readSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (fileName, ...rest) => {
      const isAstro = fileName.endsWith(ASTRO.extension);
      const script =
        scripts.get(fileName) ?? (isAstro ? scriptOf(host.readFile(fileName) ?? '', fileName) : undefined);
      if (script === undefined) return readSourceFile(fileName, ...rest);
      const [languageVersion] = rest;
      return ts.createSourceFile(
        fileName,
        script,
        languageVersion,
        true,
        isAstro ? ts.ScriptKind.TSX : undefined,
      );
    };
    return ts.createProgram(fileNames, options, host, program);
  };

  const programWith = (fileName: string, script: string): ts.Program => {
    program ??= build();
    if (program.getSourceFile(fileName)?.text === script) return program;
    scripts.set(fileName, script);
    program = build();
    return program;
  };

  return {
    ...typescriptParser,
    parseForESLint(code, options) {
      const filePath = options?.filePath;
      if (typeof code !== 'string' || filePath === undefined || !isAbsolute(filePath)) {
        return typescriptParser.parseForESLint(code, options);
      }
      const programs = [programWith(filePath.split(sep).join('/'), code)];
      return typescriptParser.parseForESLint(code, { ...options, programs });
    },
  };
}
