/** What the ecosystem offers, and what it is looking for a partner to offer. Our own are told apart from wanted ones. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { localizedGlob } from '#src/content/localized-glob.ts';

const appCategories = [
  'operations',
  'automation',
  'service',
  'logistics',
  'payment',
  'tax',
  'advertising',
] as const;

/** Names in the icon set. */
const appIcons = [
  'workflow',
  'chart-line',
  'key-round',
  'languages',
  'package',
  'ship',
  'wallet',
  'receipt-text',
  'megaphone',
  'image',
] as const;

export const ecosystemApps = defineCollection({
  loader: localizedGlob('ecosystem-apps'),
  schema: z.strictObject({
    name: z.string().min(2).max(40),
    summary: z.string().min(10).max(120),
    category: z.enum(appCategories),
    icon: z.enum(appIcons),
    /** `own` is ours and can be used today; `wanted` is a place that a partner may take. */
    by: z.enum(['own', 'wanted']),
    order: z.number().int().min(1).max(99),
  }),
});
