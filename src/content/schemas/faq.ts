/** Questions and answers: one file for each question and language; the file's name is the question's anchor
 * on its category's page. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

export const faqCategories = [
  'isolation',
  'network',
  'team',
  'download',
  'account',
  'payment',
  'errors',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faq = defineCollection({
  loader: localizedGlob('faq'),
  schema: z.strictObject({
    question: z.string().min(5).max(120),
    category: z.enum(faqCategories),
    /** Place within the category, from 1. */
    order: z.number().int().min(1).max(99),
    /** What a visitor may read off the screen: `10006`, `429`. */
    code: z.string().min(2).max(12).optional(),
    /** Asked so often that the index page answers it itself. */
    featured: z.boolean().default(false),
  }),
});
