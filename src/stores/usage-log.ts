/**
 * The built-in receiver of analytics: gathers records, sends them in batches to the usage log, hands the rest to a beacon
 * when the page is left, and keeps them within bounds while the network is away. It exists only while the visitor agrees:
 * it starts empty, and `stop` breaks off what is under way and forgets what was gathered.
 *
 *   received ──(5 s, or the page is left)──→ sent | beacon
 *   sent, no answer ──→ back to the front, again after 30 s, doubling to 10 min, or when the network is back
 *   sent, refused ──→ dropped: the same batch would be refused again
 */
import type { TrackingRecord } from '#src/domain/tracking.ts';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import type { Result } from '#src/api/http/failure.ts';
import { ANONYMOUS_ID_TIMEOUT_MS, USAGE_FLUSH_MS, USAGE_RETRY_MS } from '#src/config/constants.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import {
  parseEntries,
  USAGE_LIST_MAX,
  usageEntry,
  withAnonymousId,
  withEntry,
  type UsageEntry,
} from './usage-records.ts';

/** The log takes no more in one call. */
const BATCH_MAX = 100;

export interface UsageLogDependencies {
  send: (batch: UsageEntry[], signal: AbortSignal) => Promise<Result<unknown>>;
  /** For a page that is being left. @returns whether the browser took it */
  beacon: (batch: UsageEntry[]) => boolean;
  clock: Pick<Clock, 'after'>;
  session: KeyValueStorage;
  isOnline: () => boolean;
  /** May take its time, or never answer. */
  findAnonymousId: () => Promise<string>;
}

export function createUsageLog(dependencies: UsageLogDependencies) {
  const { send, beacon, clock, session, isOnline } = dependencies;
  let entries: UsageEntry[] = parseEntries(session.get(sessionKeys.usageRecords));
  session.remove(sessionKeys.usageRecords);
  let anonymousId = '';
  let retryMs: number = USAGE_RETRY_MS.first;
  let cancelTimer: (() => void) | undefined;
  let sending: { controller: AbortController; batch: UsageEntry[] } | undefined;
  let isStopped = false;

  const giveUpId = clock.after(ANONYMOUS_ID_TIMEOUT_MS, () => {
    isIdAwaited = false;
  });
  let isIdAwaited = true;
  dependencies.findAnonymousId().then(
    (id) => {
      if (!isIdAwaited || isStopped) return;
      giveUpId();
      anonymousId = id;
      entries = withAnonymousId(entries, id);
    },
    () => giveUpId(), // records then go without
  );

  function schedule(delayMs: number): void {
    cancelTimer ??= clock.after(delayMs, () => void flush());
  }

  function unschedule(): void {
    cancelTimer?.();
    cancelTimer = undefined;
  }

  /** Sends what is there, at once. */
  async function flush(): Promise<void> {
    unschedule();
    if (sending || isStopped || entries.length === 0) return;
    if (!isOnline()) {
      schedule(retryMs);
      return;
    }
    const controller = new AbortController();
    const batch = entries.slice(0, BATCH_MAX);
    sending = { controller, batch };
    entries = entries.slice(BATCH_MAX);
    const result = await send(batch, controller.signal);
    sending = undefined;
    // Stopped, or handed to a beacon meanwhile.
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

  /** The page is being left, or hidden for who knows how long. */
  function leave(): void {
    unschedule();
    if (isStopped) return;
    while (isOnline() && entries.length > 0) {
      if (!beacon(entries.slice(0, BATCH_MAX))) break;
      entries = entries.slice(BATCH_MAX);
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
      giveUpId();
      sending?.controller.abort();
      entries = [];
      session.remove(sessionKeys.usageRecords);
    },
  };
}
