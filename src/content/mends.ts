/** What helps with an error's number, for places that have no page of questions: the workbench's command bar, the chat desk. */
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/locales.ts';
import { namesOf } from '#src/config/shared-facts.ts';
import type { Mend } from '#src/domain/mends.ts';
import { plainText } from './plain-text.ts';

interface Question {
  frontmatter: { question: string; category: string; code: string };
  rawContent: () => string;
}

// The desk's build has no collections.
const files = import.meta.glob<Question>('./faq/*/code-*.md', { eager: true });

export function mendsIn(locale: Locale): Mend[] {
  const names: Readonly<Record<string, unknown>> = namesOf(locale);
  return Object.entries(files).flatMap(([file, { frontmatter, rawContent }]) => {
    const [, folder, name = ''] = /^\.\/faq\/(.+)\/(.+)\.md$/.exec(file) ?? [];
    const { question, category, code } = frontmatter;
    const text = plainText(rawContent()).replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(names[key]));
    const path = `${localizedPath(locale, `/faq/${category}`)}#${name}`;
    return folder === locale ? [{ code, title: question, text, path }] : [];
  });
}
