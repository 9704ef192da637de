/** Help videos: the texts of each film, from which `npm run films` makes it (docs/films.md). */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

/** Drawings of the title cards, in `scripts/films/drawings.svg`. */
const posters = ['install', 'shop', 'autofill', 'team', 'logs', 'line', 'phone', 'repair'] as const;

export const helpVideos = defineCollection({
  loader: localizedGlob('help-videos'),
  schema: z.strictObject({
    title: z.string().min(4).max(60),
    summary: z.string().min(10).max(160),
    order: z.number().int().min(1).max(99),
    poster: z.enum(posters),
  }),
});
