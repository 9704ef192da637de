/** The questions of one language, chapter by chapter, in the editors' order. */
import type { Locale } from '#i18n/locales.ts';
import { entriesOf, type LocalEntry } from './local-entries.ts';
import { faqCategories, type FaqCategory } from './collections.ts';

export interface Chapter {
  category: FaqCategory;
  questions: LocalEntry<'faq'>[];
}

export async function readChapters(locale: Locale): Promise<Chapter[]> {
  const all = await entriesOf('faq', locale);
  return faqCategories.map((category) => ({
    category,
    questions: all
      .filter(({ data }) => data.category === category)
      .sort((a, b) => a.data.order - b.data.order),
  }));
}
