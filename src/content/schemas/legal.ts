/** Agreements. Clauses are numbered in the text (`## 3. …`, `3.2 …`), so that quotations can be found. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

export const legal = defineCollection({
  loader: localizedGlob('legal'),
  schema: z.strictObject({
    title: z.string().min(2).max(40),
    description: z.string().min(20).max(200),
    /** Date as specified. */
    updated: z.coerce.date(),
    /** Day of the last change, from which the text applies. */
    effective: z.coerce.date(),
    /** What the reader agrees to, in one sentence each, above the clauses. */
    essence: z.array(z.string().min(8).max(240)).min(3).max(6),
  }),
});
