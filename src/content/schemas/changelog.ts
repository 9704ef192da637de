/**
 * Changes of each release, in words. The file has the name of the release in `src/content/releases`, which has version,
 * date, badge and systems; nothing is repeated here.
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
          /** Set if a change does not concern every system of the release. */
          systems: z.array(z.enum(SYSTEMS)).min(1).optional(),
          text: z.string().min(6).max(240),
        }),
      )
      .min(1)
      .max(20),
    sample,
  }),
});
