/** Reads what editors wrote, as plain text, for the checks that need no build. */
import { globSync, readFileSync } from 'node:fs';
import { localeCodes, type Locale } from '#i18n/locales.ts';

export interface ContentFile {
  /** From the project's root, with forward slashes. */
  path: string;
  collection: string;
  locale: Locale;
  /** File name with its ending: the same in every language. */
  name: string;
  text: string;
  /** Simple `key: value` lines of the frontmatter, unquoted. */
  head: Readonly<Record<string, string>>;
  body: string;
}

function parse(text: string): Pick<ContentFile, 'head' | 'body'> {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const pairs = [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, key = '', value = '']): [string, string] => [
    key,
    value.replace(/^'(.*)'$/, '$1').replaceAll("''", "'"),
  ]);
  return { head: Object.fromEntries(pairs), body };
}

/** @param collection a folder of `src/content`; every one when left out */
export function readContent(collection = '*'): ContentFile[] {
  return localeCodes.flatMap((locale) =>
    globSync(`src/content/${collection}/${locale}/*`).map((file) => {
      const path = file.replaceAll('\\', '/');
      const [, , folder = '', , name = ''] = path.split('/');
      const text = readFileSync(path, 'utf8');
      return { path, collection: folder, locale, name, text, ...parse(text) };
    }),
  );
}

/** A question of the help pages: what it asks, and where its answer lies. */
export interface KnownQuestion {
  question: string;
  /** Without the language's prefix. */
  path: string;
  /** The code of an answer that it explains. */
  code: string | undefined;
}

export function readQuestions(locale: Locale): KnownQuestion[] {
  return readContent('faq')
    .filter((file) => file.locale === locale)
    .map(({ name, head }) => ({
      question: head['question'] ?? '',
      path: `/faq/${head['category'] ?? ''}#${name.replace('.md', '')}`,
      code: head['code'],
    }));
}
