/** The questions of one language, chapter by chapter, in the editors' order. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { isOf } from './local-entries.ts';
import { faqCategories, type FaqCategory } from './collections.ts';

export interface Chapter {
  category: FaqCategory;
  questions: CollectionEntry<'faq'>[];
}

export async function readChapters(locale: Locale): Promise<Chapter[]> {
  const all = await getCollection('faq', isOf(locale));
  return faqCategories.map((category) => ({
    category,
    questions: all
      .filter(({ data }) => data.category === category)
      .sort((a, b) => a.data.order - b.data.order),
  }));
}
