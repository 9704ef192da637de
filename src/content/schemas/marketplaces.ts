/** A marketplace's public rules about several accounts, each with its source, and how to set shops up for it. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

export const marketplaces = defineCollection({
  loader: localizedGlob('marketplaces'),
  schema: z.strictObject({
    title: z.string().min(6).max(60),
    description: z.string().min(20).max(155),
    /** As the marketplace writes it (`src/content/data/marketplaces.ts`). */
    name: z.string().min(2).max(24),
    order: z.number().int().min(1).max(99),
    rules: z
      .array(
        z.strictObject({
          says: z.string().min(10).max(240),
          /** Title and publisher of the page, in its language or in English. */
          source: z.string().min(4).max(120),
          href: z.url({ protocol: /^https$/ }),
          language: z.enum(['en', 'zh-CN']),
          /** The day on which we read it. */
          read: z.iso.date(),
        }),
      )
      .min(2)
      .max(8),
  }),
});
