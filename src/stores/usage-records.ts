/**
 * From what analytics is told to what the usage log takes, and the bounded list of what has not been sent yet.
 * What a record may say is decided in tracking.ts; here it only gets its key, its count and its bounds.
 */
import { USAGE_LIMITS } from '#src/config/wire.ts';
import { keptFields } from '#src/domain/kept-fields.ts';
import type { TrackingRecord } from '#src/domain/tracking.ts';

export interface UsageEntry {
  /** Page and what happened there: `home:view`, `register:register`. */
  key: string;
  count: number;
  platform: 'PC';
  segmentation: Record<string, string | boolean>;
}

/** What waits longer than the list is long was not worth keeping: the oldest go. */
export const USAGE_LIST_MAX = 200;

export function usageEntry(record: TrackingRecord): UsageEntry {
  const what = record.ad_position || record.button_name || record.sourceSeat || 'view';
  return {
    key: `${record.page_name}:${what}`.replace(/[^\w.:-]/g, '_').slice(0, USAGE_LIMITS.keyChars),
    count: 1,
    platform: 'PC',
    segmentation: Object.fromEntries(
      Object.entries(record).map(([name, value]: [string, string | boolean]) => [
        name,
        typeof value === 'string' ? value.slice(0, USAGE_LIMITS.valueChars) : value,
      ]),
    ),
  };
}

/** The same thing twice in a row is one entry with a higher count. */
export function withEntry(list: readonly UsageEntry[], entry: UsageEntry): UsageEntry[] {
  const last = list.at(-1);
  const isRepeated =
    last?.key === entry.key && JSON.stringify(last.segmentation) === JSON.stringify(entry.segmentation);
  const next = isRepeated
    ? [...list.slice(0, -1), { ...last, count: last.count + entry.count }]
    : [...list, entry];
  return next.slice(-USAGE_LIST_MAX);
}

/** Records from before the anonymous id was known get it, as long as they are still here. */
export function withAnonymousId(list: readonly UsageEntry[], id: string): UsageEntry[] {
  return list.map((entry) =>
    entry.segmentation['anonymous_id'] === ''
      ? { ...entry, segmentation: { ...entry.segmentation, anonymous_id: id } }
      : entry,
  );
}

/** What an earlier page of this tab left behind; anything that does not read as entries counts as nothing. */
export function parseEntries(text: string | undefined): UsageEntry[] {
  const value: unknown = keptFields(text);
  return Array.isArray(value) ? value.filter(isEntry).slice(-USAGE_LIST_MAX) : [];
}

function isEntry(value: unknown): value is UsageEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, count, platform, segmentation } = value as Partial<Record<keyof UsageEntry, unknown>>;
  return (
    typeof key === 'string' &&
    typeof count === 'number' &&
    platform === 'PC' &&
    typeof segmentation === 'object' &&
    segmentation !== null
  );
}
