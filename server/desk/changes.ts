/**
 * Who has to look again. Streams wait here; every change is announced here, and what other servers wrote to the same
 * database is found by asking it, since not every database can call. A change that comes while a stream is busy reading is
 * kept for its next look: none is lost.
 *
 * What concerns everybody, and beats, wake the streams one in each round of the event loop: thousands at once would be all
 * that this server does for a while.
 */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { Logger } from '#server/log.ts';
import { createTurns } from '#server/http/turns.ts';
import { knowPresence } from './presence.ts';

/** `id` of the conversation; a visitor knows the session before there is a conversation. */
export interface Change {
  id: string;
  session: string;
}

export type Changes = ReturnType<typeof createChanges>;

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

export function createChanges(db: Database, clock: Clock, log: Logger) {
  const watchers = new Set<Watcher>();
  /** Newest known version of what has changed lately. */
  const versions = new Map<string, number>();
  const turns = createTurns();
  const presence = knowPresence(db, clock, wakeEverybody);
  let isBusy = false;
  /** What was written before has been told, or nobody was there to be told. */
  let toldUntil = clock.now();

  function announce(change: Change): void {
    for (const watcher of watchers) {
      if (!watcher.concerns(change)) continue;
      watcher.changed.add(change.id);
      watcher.isStale = true;
      watcher.wake();
    }
  }
  function wakeEverybody(): void {
    for (const watcher of watchers) {
      watcher.isStale = true;
      inTurn(() => watcher.wake());
    }
  }
  /** None of them has precedence. */
  function inTurn(wake: () => void): void {
    turns.take('', wake);
  }

  async function poll(): Promise<void> {
    const now = clock.now();
    const rows = await db
      .selectFrom('desk_conversations')
      .select(['id', 'session_hash', 'version'])
      // After an outage of the database: all that was written since.
      .where('changed_at', '>', Math.min(now, toldUntil) - POLL_BACK_MS)
      .execute();
    const recent = new Set(rows.map(({ id }) => id));
    for (const { id, session_hash, version } of rows) {
      if ((versions.get(id) ?? 0) < version) announce({ id, session: session_hash });
      versions.set(id, version);
    }
    for (const id of versions.keys()) if (!recent.has(id)) versions.delete(id);
    toldUntil = now;
    await presence.look();
  }

  const timer = setInterval(() => {
    if (isBusy) return;
    if (watchers.size === 0) {
      toldUntil = clock.now();
      return;
    }
    isBusy = true;
    poll()
      .catch((error: unknown) => log.warn({ err: error }, 'the desk could not look for news'))
      .finally(() => (isBusy = false));
  }, POLL_MS);
  timer.unref();

  return {
    announce,
    presence,
    /** @param concerns which changes count; everybody is woken when the presence of agents has changed */
    watch(concerns: (change: Change) => boolean, signal: AbortSignal) {
      const watcher: Watcher = { concerns, changed: new Set(), isStale: false, wake: () => undefined };
      watchers.add(watcher);
      const wake = (): void => watcher.wake();
      signal.addEventListener('abort', wake);
      return {
        /**
         * Waits for news, at most so long.
         * @returns the conversations that have changed since the last look; empty when only the presence of agents has, or nothing
         */
        async next(withinMs: number) {
          if (!watcher.isStale && !signal.aborted) {
            await new Promise<void>((resolve) => {
              const limit = setTimeout(() => inTurn(resolve), withinMs);
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
