/**
 * Help videos. The film is the operator's: without `video` the page shows the drawn poster and the transcript,
 * which is the whole content in words either way.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

/** Pictures that the page knows how to draw. */
export const posters = ['install', 'shop', 'autofill', 'team', 'logs', 'line', 'phone', 'repair'] as const;
export type Poster = (typeof posters)[number];

export const helpVideos = defineCollection({
  loader: localizedGlob('help-videos'),
  schema: z.strictObject({
    title: z.string().min(4).max(60),
    summary: z.string().min(10).max(160),
    order: z.number().int().min(1).max(99),
    poster: z.enum(posters),
    video: z
      .strictObject({
        /** A file under `public/`: the content policy lets films come from this site only. */
        src: z.string().regex(/^\/(?!\/).+\.(mp4|webm)$/),
        type: z.enum(['video/mp4', 'video/webm']),
        seconds: z.number().int().positive(),
        /** WebVTT captions in this language, on this site. */
        captions: z
          .string()
          .regex(/^\/(?!\/).+\.vtt$/)
          .optional(),
      })
      .optional(),
  }),
});
