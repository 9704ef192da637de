/**
 * Tells streams when to read again. Every change is announced here; changes that other servers wrote are found by
 * polling the shared database, since not every database can notify. A change during a read is kept for the stream's
 * next read: none is lost.
 *
 * Changes for all streams, and beats, wake one stream in each round of the event loop: thousands at once would block
 * the server.
 */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { Logger } from '#server/log.ts';
import { createFairQueue } from '#server/http/fair-share.ts';
import { createPresenceCache } from './presence.ts';

/** `id` of the conversation; a visitor has a session before there is a conversation. */
export interface Change {
  id: string;
  session: string;
}

export type Changes = ReturnType<typeof createChanges>;

/** A message arrives within a second, whichever server received it. */
const POLL_MS = 400;
/** Clocks of servers that share a database may differ by less than this. */
const POLL_OVERLAP_MS = 15_000;

interface Watcher {
  concerns: (change: Change) => boolean;
  changed: Set<string>;
  isWoken: boolean;
  wake: () => void;
}

export function createChanges(db: Database, clock: Clock, log: Logger) {
  const watchers = new Set<Watcher>();
  /** The newest known version of each recently changed conversation. */
  const versions = new Map<string, number>();
  const queue = createFairQueue();
  const presence = createPresenceCache(db, clock, wakeAll);
  let isBusy = false;
  /** Earlier changes were announced, or had no listener. */
  let announcedUntil = clock.now();

  function announce(change: Change): void {
    for (const watcher of watchers) {
      if (!watcher.concerns(change)) continue;
      watcher.changed.add(change.id);
      watcher.isWoken = true;
      watcher.wake();
    }
  }
  function wakeAll(): void {
    for (const watcher of watchers) {
      watcher.isWoken = true;
      wakeLater(() => watcher.wake());
    }
  }
  /** One for all, since the streams have no order. */
  const wakeLater = (wake: () => void): void => queue.add('', wake);

  async function poll(): Promise<void> {
    const now = clock.now();
    const rows = await db
      .selectFrom('desk_conversations')
      .select(['id', 'session_hash', 'version'])
      // After an outage of the database: everything written since.
      .where('changed_at', '>', Math.min(now, announcedUntil) - POLL_OVERLAP_MS)
      .execute();
    const recent = new Set(rows.map(({ id }) => id));
    for (const { id, session_hash, version } of rows) {
      if ((versions.get(id) ?? 0) < version) announce({ id, session: session_hash });
      versions.set(id, version);
    }
    for (const id of versions.keys()) if (!recent.has(id)) versions.delete(id);
    announcedUntil = now;
    await presence.refresh();
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    if (watchers.size === 0) {
      announcedUntil = clock.now();
      return;
    }
    isBusy = true;
    poll()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the desk could not read the changes of other servers'),
      )
      .finally(() => (isBusy = false));
  }, POLL_MS);
  timer.unref();

  return {
    announce,
    presence,
    /** @param concerns which changes count; every stream is woken when the presence of agents has changed */
    watch(concerns: (change: Change) => boolean, signal: AbortSignal) {
      const watcher: Watcher = { concerns, changed: new Set(), isWoken: false, wake: () => undefined };
      watchers.add(watcher);
      const wake = (): void => watcher.wake();
      signal.addEventListener('abort', wake);
      return {
        /**
         * Waits for changes, up to a time limit.
         * @returns the conversations that changed since the last call; empty without one, or for a change of presence only
         */
        async next(withinMs: number) {
          if (!watcher.isWoken && !signal.aborted) {
            await new Promise<void>((resolve) => {
              const limit = setTimeout(() => wakeLater(resolve), withinMs);
              watcher.wake = () => {
                clearTimeout(limit);
                resolve();
              };
            });
            watcher.wake = () => undefined;
          }
          const changed = [...watcher.changed];
          watcher.changed.clear();
          watcher.isWoken = false;
          return changed;
        },
        stop() {
          signal.removeEventListener('abort', wake);
          watchers.delete(watcher);
        },
      };
    },
    close: () => clearInterval(timer),
  };
}
