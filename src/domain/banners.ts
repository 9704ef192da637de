/**
 * Site banners: dated, graded by severity, in `src/content/banners.json`. An operator announces a maintenance by adding
 * an entry; its dates show and hide it.
 */
import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import { parseContent } from './parse-content.ts';

const severities = ['info', 'maintenance', 'incident'] as const;

const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/, 'has to be a moment with its offset'),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime()), 'is no moment that exists'),
);

const sentence = v.pipe(v.string(), v.minLength(6), v.maxLength(160));
const bannerSchema = v.pipe(
  v.strictObject({
    /** Identifies it in dismissals; never reused. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,40}$/, 'has to be lower-case words joined by hyphens')),
    severity: v.picklist(severities),
    starts: moment,
    ends: moment,
    text: v.strictObject(
      v.entriesFromList(localeCodes, sentence),
      'needs its text in every language and no other',
    ),
    /** A path of this site, without language prefix. */
    href: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'has to be a path on this site'))),
  }),
  v.check(({ starts, ends }) => starts < ends, 'has to end after it starts'),
);
export type Banner = v.InferOutput<typeof bannerSchema>;

/** @throws Error with the names of entry and field */
export function parseBanners(content: unknown): Banner[] {
  const banners = parseContent('banners.json', v.array(bannerSchema), content);
  const ids = banners.map(({ id }) => id);
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  if (double !== undefined) throw new Error(`src/content/banners.json: two entries have the id ${double}`);
  return banners;
}

/** The banners of a page at `now`: all that have not ended, most severe first. */
export function currentBanners(banners: readonly Banner[], now: Date): Banner[] {
  return banners
    .filter(({ ends }) => now <= ends)
    .sort((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity));
}
