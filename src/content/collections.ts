/** The collections that editors write, with the bounds of their fields. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { routes, type RouteId } from '#src/config/routes.ts';
import { changeKinds } from '#src/domain/changelog.ts';
import { newsCategories } from '#src/domain/news.ts';
import { SYSTEMS } from '#src/domain/releases/types.ts';
import { localizedGlob } from './localized-glob.ts';

/**
 * Marks an entry as a sample of the repository. `npm run check:release` lists it until an operator has replaced it and
 * removed the mark, in both languages.
 */
const sample = z.boolean().default(false);

/** News: one article per file and language; the file's name is its path below `/news/`. */
const news = defineCollection({
  loader: localizedGlob('news'),
  schema: z.strictObject({
    title: z.string().min(6).max(44),
    description: z.string().min(30).max(155),
    category: z.enum(newsCategories),
    /** Day of publication; until a future day lists leave it out. */
    published: z.coerce.date(),
    /** Day of the last substantial change. */
    updated: z.coerce.date().optional(),
    sample,
  }),
});

/**
 * Changes of each release, in words. The file has the name of the release in `src/content/releases`, which has version,
 * date, badge and systems; nothing is repeated here.
 */
const changelog = defineCollection({
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

const routeIds = routes.map(({ id }) => id) as [RouteId, ...RouteId[]]; // the list is never empty
const route = z.enum(routeIds);
const step = z.strictObject({ route, label: z.string().min(2).max(40) });

/**
 * Promotions: promise, period and terms. `src/domain/promotion-state.ts` derives upcoming, running and ended from the
 * dates, so no page is edited for them.
 */
const promotions = defineCollection({
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

const pressTopics = ['facts', 'boilerplate', 'mark', 'screenshots', 'contact', 'policy'] as const;

const common = {
  title: z.string().min(3).max(90),
  summary: z.string().min(20).max(220),
  published: z.coerce.date(),
  sample,
};

/**
 * Entries of the media page: our own press material, and reports by others. A report without outlet, author and a link
 * is not listed.
 */
const reports = defineCollection({
  loader: localizedGlob('reports'),
  schema: z.discriminatedUnion('kind', [
    z.strictObject({
      ...common,
      kind: z.literal('press-material'),
      topic: z.enum(pressTopics),
      order: z.number().int().min(1).max(99),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('report'),
      outlet: z.string().min(2).max(60),
      author: z.string().min(2).max(60),
      href: z.url({ protocol: /^https$/ }),
    }),
  ]),
});

const trades = ['manufacturing', 'agency', 'home', 'apparel', 'electronics', 'general', 'group'] as const;

const caseFocuses = ['roles', 'logs', 'isolation', 'hours', 'devices', 'vps', 'private'] as const;
export type CaseFocus = (typeof caseFocuses)[number];

/** Hours of the day, in halves; 24 is its end. */
const hour = z.number().min(0).max(24).multipleOf(0.5);

/** Examples of how a kind of team sets itself up. They are fictional and name no customer. */
const cases = defineCollection({
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

/** A marketplace's public rules about several accounts, each with its source, and how to set shops up for it. */
const marketplaces = defineCollection({
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

export const faqCategories = [
  'isolation',
  'network',
  'team',
  'download',
  'account',
  'payment',
  'errors',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

/**
 * Questions and answers: one file for each question and language; the file's name is the question's anchor on its
 * category's page.
 */
const faq = defineCollection({
  loader: localizedGlob('faq'),
  schema: z.strictObject({
    question: z.string().min(5).max(120),
    category: z.enum(faqCategories),
    /** Place within the category, from 1. */
    order: z.number().int().min(1).max(99),
    /** What a visitor may read off the screen: `10006`, `429`. */
    code: z.string().min(2).max(12).optional(),
    /** Asked so often that the index page answers it itself. */
    featured: z.boolean().default(false),
  }),
});

/** Drawings of the title cards, in `scripts/films/drawings.svg`. */
const posters = ['install', 'shop', 'autofill', 'team', 'logs', 'line', 'phone', 'repair'] as const;

/** Help videos: the texts of each film, from which `npm run films` makes it (docs/films.md). */
const helpVideos = defineCollection({
  loader: localizedGlob('help-videos'),
  schema: z.strictObject({
    title: z.string().min(4).max(60),
    summary: z.string().min(10).max(160),
    order: z.number().int().min(1).max(99),
    poster: z.enum(posters),
  }),
});

/** Agreements. Clauses are numbered in the text (`## 3. …`, `3.2 …`), so that quotations can be found. */
const legal = defineCollection({
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

export const collections = {
  cases,
  changelog,
  faq,
  helpVideos,
  legal,
  marketplaces,
  news,
  promotions,
  reports,
};
