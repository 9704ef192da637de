/** News: one article per file and language; the file's name is its path below `/news/`. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';
import { sample } from './sample.ts';
import { newsCategories } from '#src/domain/news.ts';

export const news = defineCollection({
  loader: localizedGlob('news'),
  schema: z.strictObject({
    title: z.string().min(6).max(44),
    description: z.string().min(30).max(155),
    category: z.enum(newsCategories),
    /** Day of publication; until a future day lists leave it out. */
    published: z.coerce.date(),
    /** Day of the last substantial change. */
    updated: z.coerce.date().optional(),
    sample,
  }),
});
