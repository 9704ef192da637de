/** Examples of how a kind of team sets itself up. They are fictional and name no customer. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';
import { sample } from './sample.ts';

const trades = ['manufacturing', 'agency', 'home', 'apparel', 'electronics', 'general', 'group'] as const;

export const caseFocuses = ['roles', 'logs', 'isolation', 'hours', 'devices', 'vps', 'private'] as const;
export type CaseFocus = (typeof caseFocuses)[number];

/** Hours of the day, in halves; 24 is its end. */
const hour = z.number().min(0).max(24).multipleOf(0.5);

export const cases = defineCollection({
  loader: localizedGlob('cases'),
  schema: z.strictObject({
    title: z.string().min(6).max(44),
    summary: z.string().min(20).max(155),
    trade: z.enum(trades),
    /** Names as the marketplaces write them. */
    platforms: z.array(z.string().min(2).max(24)).min(1).max(6),
    shops: z.number().int().min(1).max(999),
    people: z.strictObject({
      boss: z.literal(1),
      manager: z.number().int().min(0).max(99),
      employee: z.number().int().min(0).max(999),
    }),
    /** The part of the product that the example and its picture are about. */
    focus: z.enum(caseFocuses),
    order: z.number().int().min(1).max(99),
    /** Who is signed in when on one day; drawn for the list's large example. */
    day: z
      .array(
        z.strictObject({
          who: z.string().min(1).max(24),
          from: hour,
          to: hour,
          what: z.string().min(4).max(90),
        }),
      )
      .min(2)
      .max(6)
      .optional(),
    sample,
  }),
});
