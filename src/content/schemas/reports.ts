/**
 * Entries of the media page: our own press material, and reports by others. A report without outlet, author and a link
 * is not listed.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';
import { sample } from './sample.ts';

const pressTopics = ['facts', 'boilerplate', 'mark', 'screenshots', 'contact', 'policy'] as const;

const common = {
  title: z.string().min(3).max(90),
  summary: z.string().min(20).max(220),
  published: z.coerce.date(),
  sample,
};

export const reports = defineCollection({
  loader: localizedGlob('reports'),
  schema: z.discriminatedUnion('kind', [
    z.strictObject({
      ...common,
      kind: z.literal('press-material'),
      topic: z.enum(pressTopics),
      order: z.number().int().min(1).max(99),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('report'),
      outlet: z.string().min(2).max(60),
      author: z.string().min(2).max(60),
      href: z.url({ protocol: /^https$/ }),
    }),
  ]),
});
