/**
 * Promotions: promise, period and terms. `src/domain/promotion-state.ts` derives upcoming, running and ended from the
 * dates, so no page is edited for them.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { routes, type RouteId } from '#src/config/routes.ts';
import { localizedGlob } from '#src/content/localized-glob.ts';
import { sample } from './sample.ts';

const routeIds = routes.map(({ id }) => id) as [RouteId, ...RouteId[]]; // the list is never empty
const route = z.enum(routeIds);
const step = z.strictObject({ route, label: z.string().min(2).max(40) });

export const promotions = defineCollection({
  loader: localizedGlob('promotions'),
  schema: z
    .strictObject({
      title: z.string().min(3).max(44),
      /** The benefit in a few words. */
      promise: z.string().min(4).max(80),
      description: z.string().min(20).max(155),
      /** The promotion's page. */
      page: route,
      /** With an offset (`+08:00`), so that it is one moment everywhere. */
      starts: z.coerce.date(),
      /** Absent: it lasts until further notice. */
      ends: z.coerce.date().optional(),
      /** Number of its hue. */
      hue: z.number().int().min(1).max(8),
      steps: z.array(z.string().min(6).max(160)).min(2).max(5),
      terms: z.array(z.string().min(6).max(240)).min(3).max(10),
      /** The next step while it runs, and the link of an ended one. */
      next: step,
      after: step,
      /** Figures that its page counts up to. */
      counters: z
        .array(z.strictObject({ value: z.string().min(1).max(20), name: z.string().min(1).max(40) }))
        .min(1)
        .max(4)
        .optional(),
      sample,
    })
    .refine(({ starts, ends }) => ends === undefined || starts < ends, {
      error: 'has to end after it starts',
      path: ['ends'],
    }),
});
