/**
 * Site banners: dated, graded by severity, in `src/content/banners.json`. An operator announces a maintenance by adding
 * an entry; its dates show and hide it.
 */
import * as v from 'valibot';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { parseContent } from './parse-content.ts';

export const severities = ['info', 'maintenance', 'incident'] as const;
export type Severity = (typeof severities)[number];

export interface Banner {
  /** Identifies it in dismissals; never reused. */
  id: string;
  severity: Severity;
  starts: Date;
  ends: Date;
  text: Record<Locale, string>;
  /** A path of this site, without language prefix. */
  href?: string | undefined;
}

const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/, 'has to be a moment with its offset'),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime()), 'is no moment that exists'),
);

const sentence = v.pipe(v.string(), v.minLength(6), v.maxLength(160));
const [first, ...others] = localeCodes;
const bannerSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,40}$/, 'has to be lower-case words joined by hyphens')),
    severity: v.picklist(severities),
    starts: moment,
    ends: moment,
    text: v.record(v.picklist([first ?? 'zh-CN', ...others]), sentence),
    href: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'has to be a path on this site'))),
  }),
  v.check(({ starts, ends }) => starts < ends, 'has to end after it starts'),
  v.check(({ text }) => localeCodes.every((locale) => locale in text), 'needs its text in every language'),
);

/** @throws Error with the names of entry and field */
export function parseBanners(content: unknown): Banner[] {
  const banners = parseContent('banners.json', v.array(bannerSchema), content);
  const ids = banners.map(({ id }) => id);
  const double = ids.find((id, index) => ids.indexOf(id) !== index);
  if (double !== undefined) throw new Error(`src/content/banners.json: two entries have the id ${double}`);
  // The check above ensures every language.
  return banners as Banner[];
}

/** The banners of a page at `now`: all that have not ended, most severe first. */
export function currentBanners(banners: readonly Banner[], now: Date): Banner[] {
  return banners
    .filter(({ ends }) => now <= ends)
    .sort((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity));
}
