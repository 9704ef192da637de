/**
 * Who has to look again. Streams wait here; every change is announced here, and what other servers wrote to the same
 * database is found by asking it, since not every database can call. A change that comes while a stream is busy reading is
 * kept for its next look: none is lost.
 */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { Logger } from '#server/log.ts';
import { isAgentThere } from './presence.ts';

/** `id` of the conversation; a visitor knows the session before there is a conversation. */
export interface Change {
  id: string;
  session: string;
}

export interface Watch {
  /**
   * Waits for news, at most so long.
   * @returns the conversations that have changed since the last look; empty when only the presence of agents has, or nothing
   */
  next(withinMs: number): Promise<string[]>;
  stop(): void;
}

export interface Changes {
  announce(change: Change): void;
  announcePresence(): void;
  /** @param concerns which changes count; all do that are about who is there */
  watch(concerns: (change: Change) => boolean, signal: AbortSignal): Watch;
  close(): void;
}

/** A message is at the other side within a second, whichever server it went to. */
const POLL_MS = 400;
/** Clocks of servers that share a database may differ by less than this. */
const POLL_BACK_MS = 15_000;

interface Watcher {
  concerns: (change: Change) => boolean;
  changed: Set<string>;
  isStale: boolean;
  wake: () => void;
}

export function createChanges(db: Database, clock: Clock, log: Logger): Changes {
  const watchers = new Set<Watcher>();
  /** Newest known version of what has changed lately. */
  const versions = new Map<string, number>();
  let wasThere: boolean | undefined;
  let isBusy = false;

  function announce(change: Change): void {
    for (const watcher of watchers) {
      if (!watcher.concerns(change)) continue;
      watcher.changed.add(change.id);
      watcher.isStale = true;
      watcher.wake();
    }
  }
  function announcePresence(): void {
    for (const watcher of watchers) {
      watcher.isStale = true;
      watcher.wake();
    }
  }

  async function poll(): Promise<void> {
    const rows = await db
      .selectFrom('desk_conversations')
      .select(['id', 'session_hash', 'version'])
      .where('changed_at', '>', clock.now() - POLL_BACK_MS)
      .execute();
    const recent = new Set(rows.map(({ id }) => id));
    for (const { id, session_hash, version } of rows) {
      if ((versions.get(id) ?? 0) < version) announce({ id, session: session_hash });
      versions.set(id, version);
    }
    for (const id of versions.keys()) if (!recent.has(id)) versions.delete(id);
    const isThere = await isAgentThere(db, clock);
    if (isThere !== wasThere) announcePresence();
    wasThere = isThere;
  }

  const timer = setInterval(() => {
    if (isBusy || watchers.size === 0) return;
    isBusy = true;
    poll()
      .catch((error: unknown) => log.warn({ err: error }, 'the desk could not look for news'))
      .finally(() => (isBusy = false));
  }, POLL_MS);
  timer.unref();

  return {
    announce,
    announcePresence,
    watch(concerns, signal) {
      const watcher: Watcher = { concerns, changed: new Set(), isStale: false, wake: () => undefined };
      watchers.add(watcher);
      const wake = (): void => watcher.wake();
      signal.addEventListener('abort', wake);
      return {
        async next(withinMs) {
          if (!watcher.isStale && !signal.aborted) {
            await new Promise<void>((resolve) => {
              const limit = setTimeout(resolve, withinMs);
              watcher.wake = () => {
                clearTimeout(limit);
                resolve();
              };
            });
            watcher.wake = () => undefined;
          }
          const changed = [...watcher.changed];
          watcher.changed.clear();
          watcher.isStale = false;
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
