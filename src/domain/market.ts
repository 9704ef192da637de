/** The applications market as the operator writes it (`market.json`), for the server's API and the build's page. */
import * as v from 'valibot';
import type { ApiLanguage } from '#i18n/locales.ts';
import { DAY_PATTERN } from './day.ts';

const words = v.object({ zh: v.string(), en: v.string() });
const day = v.pipe(v.string(), v.regex(DAY_PATTERN));

const application = v.object({
  id: v.string(),
  name: words,
  summary: words,
  /** Everyday words for it, separated by spaces; searched, not shown. */
  names: v.optional(words),
  icon: v.string(),
  category: v.string(),
  vendor: words,
  installs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  version: v.string(),
  updated_at: day,
  /** Sample data, which the page marks. */
  sample: v.optional(v.boolean()),
  permissions: v.optional(v.array(v.string())),
  history: v.optional(v.array(v.object({ version: v.string(), updated_at: day, notes: words }))),
});
export const applications = v.array(application);

export type Application = v.InferOutput<typeof application>;

export const newestFirst = (a: Application, b: Application): number =>
  b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id);

/** An application in one language. */
export function entryOf({ names: _names, history, ...application }: Application, language: ApiLanguage) {
  return {
    ...application,
    name: application.name[language],
    summary: application.summary[language],
    vendor: application.vendor[language],
    ...(history && { history: history.map((one) => ({ ...one, notes: one.notes[language] })) }),
  };
}
