/** Advice for error numbers, for pages without the questions: the workbench's command bar, the chat desk. */
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/locales.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import type { ErrorAdvice } from '#src/domain/error-advice.ts';
import { plainText } from './plain-text.ts';

interface Question {
  frontmatter: { question: string; category: string; code: string };
  rawContent: () => string;
}

// The desk's build has no collections.
const files = import.meta.glob<Question>('./faq/*/code-*.md', { eager: true });

export function errorAdviceIn(locale: Locale): ErrorAdvice[] {
  return Object.entries(files).flatMap(([file, { frontmatter, rawContent }]) => {
    const [, folder, name = ''] = /^\.\/faq\/(.+)\/(.+)\.md$/.exec(file) ?? [];
    const { question, category, code } = frontmatter;
    const text = fillBrand(locale, plainText(rawContent()));
    const path = `${localizedPath(locale, `/faq/${category}`)}#${name}`;
    return folder === locale ? [{ code, title: question, text, path }] : [];
  });
}
