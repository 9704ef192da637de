/** Reads the editors' content as plain text, for checks without a build. */
import { globSync, readFileSync } from 'node:fs';
import { localeCodes, type Locale } from '#i18n/locales.ts';

export type ContentFile = ReturnType<typeof readContent>[number];

/** Reads only simple, unquoted `key: value` lines of the head. */
function parse(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const pairs = [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, key = '', value = '']): [string, string] => [
    key,
    value.replace(/^'(.*)'$/, '$1').replaceAll("''", "'"),
  ]);
  return { head: Object.fromEntries(pairs) as Readonly<Record<string, string>>, body };
}

/** @param collection a folder of `src/content`; all when left out, like all languages */
export function readContent(collection = '*', wanted: readonly Locale[] = localeCodes) {
  return wanted.flatMap((locale) =>
    globSync(`src/content/${collection}/${locale}/*`).map((file) => {
      const path = file.replaceAll('\\', '/');
      const [, , folder = '', , name = ''] = path.split('/');
      const text = readFileSync(path, 'utf8');
      const slug = name.replace('.md', '');
      return { path, collection: folder, locale, name, slug, text, ...parse(text) };
    }),
  );
}

/** @internal for the tests: the questions of the help pages, with the address of the answer and the error code. */
export function readQuestions(locale: Locale) {
  return readContent('faq', [locale]).map(({ slug, head }) => ({
    question: head['question'] ?? '',
    /** Without the language's prefix. */
    path: `/faq/${head['category'] ?? ''}#${slug}`,
    code: head['code'],
  }));
}
