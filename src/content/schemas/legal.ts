/** Agreements. Clauses are numbered in the text itself (`## 3. …`, `3.2 …`), so that a quotation can be found again. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

export const legal = defineCollection({
  loader: localizedGlob('legal'),
  schema: z.strictObject({
    title: z.string().min(2).max(40),
    description: z.string().min(20).max(200),
    /** As specified. */
    updated: z.coerce.date(),
    /** Day of the text's last change, from which it holds. */
    effective: z.coerce.date(),
    /** What the reader agrees to, in one sentence each; stands above the clauses. */
    essence: z.array(z.string().min(8).max(240)).min(3).max(6),
  }),
});
