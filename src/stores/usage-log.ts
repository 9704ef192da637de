/**
 * The built-in receiver of analytics: collects records, sends them in batches to the usage log, sends the rest by a
 * beacon when the page is left, and limits their number while the network is lost. It exists only while the visitor
 * agrees: it starts empty, and `stop` aborts running calls and deletes the records.
 *
 *   received ──(5 s, or the page is left)──→ sent | beacon
 *   sent, no answer ──→ back to the front, again after 30 s, doubling to 10 min, or when the network is back
 *   sent, refused ──→ dropped: the same batch would be refused again
 */
import * as v from 'valibot';
import type { TrackingRecord } from '#src/domain/tracking.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { beaconOf } from '#src/api/http/beacon.ts';
import { clock } from '#src/browser/clock.ts';
import { isOnline, sendBeacon } from '#src/browser/network.ts';
import { pageApiLanguage } from '#src/browser/page-facts.ts';
import { randomId } from '#src/browser/privacy.ts';
import { local, session } from '#src/browser/storage.ts';
import { ANONYMOUS_ID_TIMEOUT_MS, USAGE_FLUSH_MS, USAGE_RETRY_MS } from '#src/config/constants.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { USAGE_BATCH_MAX, USAGE_LIMITS } from '#src/config/wire.ts';
import { parseStoredFields } from '#src/domain/stored-fields.ts';
import { callApi } from './call-api.ts';

/** The usage log's form of a record, which tracking.ts composes. */
const entrySchema = v.object({
  /** Page and event: `home:view`, `register:register`. */
  key: v.string(),
  count: v.number(),
  platform: v.literal('PC'),
  segmentation: v.record(v.string(), v.union([v.string(), v.boolean()])),
});
export type UsageEntry = v.InferOutput<typeof entrySchema>;

/** Beyond this the oldest are dropped. */
export const USAGE_LIST_MAX = 200;

const page = {
  send: (data: UsageEntry[], signal: AbortSignal) => callApi(usageLog, { data }, signal),
  /** For a page that is being left. @returns whether the browser accepts it */
  beacon: (data: UsageEntry[]) => {
    const { address, body } = beaconOf(usageLog, { data }, pageApiLanguage());
    return sendBeacon(address, body);
  },
  clock,
  session,
  isOnline,
  /** May be slow, or never settle: ours is made here, an operator's analytics product would be asked here. */
  findAnonymousId: () => Promise.resolve(storedOrNewId()),
};

function storedOrNewId(): string {
  const stored = local.get(localKeys.anonymousId);
  if (stored && /^[0-9a-f]{32}$/.test(stored)) return stored;
  const created = randomId();
  local.set(localKeys.anonymousId, created);
  return created;
}

export function createUsageLog({ send, beacon, clock, session, isOnline, findAnonymousId } = page) {
  let entries: UsageEntry[] = parseEntries(session.get(sessionKeys.usageRecords));
  session.remove(sessionKeys.usageRecords);
  let anonymousId = '';
  let retryMs: number = USAGE_RETRY_MS.first;
  let cancelTimer: (() => void) | undefined;
  let sending: { controller: AbortController; batch: UsageEntry[] } | undefined;
  let isStopped = false;

  const stopWaitingForId = clock.after(ANONYMOUS_ID_TIMEOUT_MS, () => {
    isIdAwaited = false;
  });
  let isIdAwaited = true;
  findAnonymousId().then(
    (id) => {
      if (!isIdAwaited || isStopped) return;
      stopWaitingForId();
      anonymousId = id;
      entries = withAnonymousId(entries, id);
    },
    () => stopWaitingForId(), // records then go without
  );

  function schedule(delayMs: number): void {
    cancelTimer ??= clock.after(delayMs, () => void flush());
  }

  function unschedule(): void {
    cancelTimer?.();
    cancelTimer = undefined;
  }

  /** Sends the records at once. */
  async function flush(): Promise<void> {
    unschedule();
    if (sending || isStopped || entries.length === 0) return;
    if (!isOnline()) {
      schedule(retryMs);
      return;
    }
    const controller = new AbortController();
    const batch = entries.slice(0, USAGE_BATCH_MAX);
    sending = { controller, batch };
    entries = entries.slice(USAGE_BATCH_MAX);
    const result = await send(batch, controller.signal);
    sending = undefined;
    // Stopped, or sent by a beacon meanwhile.
    if (controller.signal.aborted) return;
    if (!result.ok && (result.failure.kind === 'network' || result.failure.kind === 'timeout')) {
      entries = [...batch, ...entries].slice(-USAGE_LIST_MAX);
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, USAGE_RETRY_MS.longest);
      return;
    }
    retryMs = USAGE_RETRY_MS.first;
    if (entries.length > 0) schedule(USAGE_FLUSH_MS);
  }

  /** The page is being left, or hidden for an unknown time. */
  function leave(): void {
    unschedule();
    if (isStopped) return;
    while (isOnline() && entries.length > 0) {
      if (!beacon(entries.slice(0, USAGE_BATCH_MAX))) break;
      entries = entries.slice(USAGE_BATCH_MAX);
    }
    if (entries.length > 0) session.set(sessionKeys.usageRecords, JSON.stringify(entries));
    else session.remove(sessionKeys.usageRecords);
  }

  if (entries.length > 0) schedule(USAGE_FLUSH_MS);

  return {
    anonymousId: () => anonymousId,
    receive(record: TrackingRecord) {
      if (isStopped) return;
      entries = withEntry(entries, usageEntry(record));
      schedule(USAGE_FLUSH_MS);
    },
    flush,
    leave,
    stop() {
      isStopped = true;
      unschedule();
      stopWaitingForId();
      sending?.controller.abort();
      entries = [];
      session.remove(sessionKeys.usageRecords);
    },
  };
}

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

/** A repeated record increases the count of the last one. */
export function withEntry(list: readonly UsageEntry[], entry: UsageEntry): UsageEntry[] {
  const last = list.at(-1);
  const isRepeated =
    last?.key === entry.key && JSON.stringify(last.segmentation) === JSON.stringify(entry.segmentation);
  const next = isRepeated
    ? [...list.slice(0, -1), { ...last, count: last.count + entry.count }]
    : [...list, entry];
  return next.slice(-USAGE_LIST_MAX);
}

/** Adds the anonymous id to records that are older than it. */
export function withAnonymousId(list: readonly UsageEntry[], id: string): UsageEntry[] {
  return list.map((entry) =>
    entry.segmentation['anonymous_id'] === ''
      ? { ...entry, segmentation: { ...entry.segmentation, anonymous_id: id } }
      : entry,
  );
}

/** Records that an earlier page of this tab stored; unreadable text counts as none. */
export function parseEntries(text: string | undefined): UsageEntry[] {
  const stored: unknown = parseStoredFields(text);
  const isEntry = (value: unknown): value is UsageEntry => v.is(entrySchema, value);
  return Array.isArray(stored) ? stored.filter(isEntry).slice(-USAGE_LIST_MAX) : [];
}
