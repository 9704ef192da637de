/**
 * What each release changed, in words. The file's name is the release's in `src/content/releases`, which alone knows
 * version, date, badge and systems; nothing here repeats them.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { SYSTEMS } from '#src/domain/releases/types.ts';
import { changeKinds } from '#src/domain/changelog.ts';
import { localizedGlob } from '#src/content/localized-glob.ts';
import { sample } from './sample.ts';

export const changelog = defineCollection({
  loader: localizedGlob('changelog'),
  schema: z.strictObject({
    headline: z.string().min(4).max(44),
    summary: z.string().min(12).max(155),
    changes: z
      .array(
        z.strictObject({
          kind: z.enum(changeKinds),
          /** Only where a change does not concern every system of the release. */
          systems: z.array(z.enum(SYSTEMS)).min(1).optional(),
          text: z.string().min(6).max(240),
        }),
      )
      .min(1)
      .max(20),
    sample,
  }),
});
