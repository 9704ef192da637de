/**
 * Adds a language to a copy of the project, as docs/languages.md says: its entry, dictionaries, content, and a line in
 * each table by language. Its texts and brand are English with a mark in front.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** German has English's plural forms; another language would need texts of its own. */
export const ADDED = { code: 'de-DE', prefix: 'de', htmlLang: 'de', ownName: 'Deutsch' } as const;
/** Prefix of each sentence. */
export const MARK = '§ ';

const FROM = 'en-US';
const ENTRY = `
  '${ADDED.code}': {
    prefix: '${ADDED.prefix}',
    htmlLang: '${ADDED.htmlLang}',
    openGraph: 'de_DE',
    apiLanguage: 'en',
    ownName: '${ADDED.ownName}',
    shortName: 'DE',
    offer: { accept: '${MARK}accept', dismiss: '${MARK}dismiss' },
  },`;

/** Single words may be names of fields, files or storage keys. */
const MARKING = `
type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

const markIn = (texts: Texts): Texts => {
  if (typeof texts === 'string') return / /.test(texts) ? '${MARK}' + texts : texts;
  if (Array.isArray(texts)) return texts.map(markIn);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, markIn(value)]));
};

export const mark = <T>(texts: T): T => markIn(texts as Texts) as T;
`;

function change(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${path}: nothing there to change`);
  writeFileSync(path, changed);
}

function addDictionaries(folder: string): void {
  const [from, to] = [join(folder, 'i18n', FROM), join(folder, 'i18n', ADDED.code)];
  mkdirSync(to);
  writeFileSync(join(folder, 'i18n/mark.ts'), MARKING);
  for (const path of globSync(join(from, '*.ts'))) {
    const name = basename(path);
    const names = [...readFileSync(path, 'utf8').matchAll(/export const (\w+)/g)].map(
      ([, exported = '']) => exported,
    );
    const marked = names.map((exported) => `export const ${exported} = mark(original.${exported});\n`);
    writeFileSync(
      join(to, name),
      `import { mark } from '../mark.ts';\nimport * as original from '../${FROM}/${name}';\n\n${marked.join('')}`,
    );
  }
}

/** Articles, and files of films and pictures with the language in their names. */
function addContent(folder: string): void {
  for (const path of globSync(join(folder, 'src/content/*', FROM)))
    cpSync(path, join(dirname(path), ADDED.code), { recursive: true });
  for (const path of globSync(join(folder, 'src/content/*', ADDED.code, '*.md')))
    writeFileSync(path, inAdded(readFileSync(path, 'utf8')));
  for (const path of globSync(join(folder, `public/**/*.${FROM}.*`)))
    cpSync(path, path.replace(`.${FROM}.`, `.${ADDED.code}.`));
  for (const path of globSync(join(folder, 'src/content/*.json')))
    writeFileSync(path, JSON.stringify(withLanguage(JSON.parse(readFileSync(path, 'utf8')))));
}

/** Links stay in the language, titles and descriptions stay distinct, and nothing exceeds its maximum length. */
function inAdded(text: string): string {
  return text
    .replaceAll(/\]\(\/en(?=[/#?)])/g, `](/${ADDED.prefix}`)
    .replaceAll(/^(title|description|summary): (.*?)\.?(['"]?)$/gm, `$1: $2${MARK.trim()}$3`);
}

function withLanguage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLanguage);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLanguage(inner)] as const);
  const own = entries.find(([key]) => key === FROM);
  return Object.fromEntries(own ? [...entries, [ADDED.code, own[1]]] : entries);
}

/** The API's and the chat desk's tables by language belong to the wire. */
const NO_TABLES = 'src/api/';

/** Adds a line for the new language to each table by language, with its imports. */
function addToTables(folder: string): string[] {
  const paths = globSync('{i18n/dictionaries.ts,{src,islands}/**/*.{ts,tsx}}', { cwd: folder });
  return paths.filter((path) => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    if (path.startsWith(NO_TABLES) || !text.includes(`'${FROM}': `)) return false;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const lines: { at: number; text: string }[] = [];
    const names = new Map<string, string>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !statement.getText().includes(FROM)) continue;
      let line = statement.getText().replaceAll(FROM, ADDED.code);
      for (const [local, added] of localNames(statement)) {
        names.set(local, added);
        line = line.replace(new RegExp(`\\b${local}\\b(?=\\s*(?:}|,| from))`), added);
      }
      lines.push({ at: statement.end, text: `\n${line}` });
    }
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === `'${FROM}'`) {
        let value = node.initializer.getText().replaceAll(FROM, ADDED.code);
        value = value.replaceAll(/(brand\w*: ')/g, `$1${MARK}`);
        for (const [local, added] of names) value = value.replace(new RegExp(`\\b${local}\\b`, 'g'), added);
        lines.push({ at: node.end, text: `,\n  '${ADDED.code}': ${value}` });
      } else ts.forEachChild(node, visit);
    };
    visit(source);
    const changed = lines
      .sort((a, b) => b.at - a.at)
      .reduce((result, line) => result.slice(0, line.at) + line.text + result.slice(line.at), text);
    writeFileSync(file, changed);
    return true;
  });
}

/** The name of an import, and the new language's name for it. */
function localNames({ importClause }: ts.ImportDeclaration): [local: string, added: string][] {
  const bindings = importClause?.namedBindings;
  if (!bindings) return [];
  const locals = ts.isNamespaceImport(bindings)
    ? [bindings.name.text]
    : bindings.elements.map(({ name }) => name.text);
  return locals.map((local) => [local, `${local}Added`]);
}

/** @returns the changed tables */
export function addLanguage(folder: string): string[] {
  change(join(folder, 'i18n/locales.ts'), (text) => text.replace(/\n\} as const;/, `${ENTRY}\n} as const;`));
  addDictionaries(folder);
  addContent(folder);
  return addToTables(folder);
}
