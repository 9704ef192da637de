/**
 * Stores reports from pages as counts: one row for each different report, however often it comes. They are collected in
 * memory and written once a minute, so that many reports are few writes; rows are bounded in number and age. A server
 * that dies loses its last minute, which counts can afford.
 */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { Logger } from '#server/log.ts';
import { HOUR_MS } from '#src/domain/duration.ts';
import { createGathering } from './gathering.ts';
import type { PageReport } from './shapes.ts';
import { sourceOf } from './sources.ts';
import { writeReports } from './table.ts';

const FLUSH_EVERY_MS = 60_000;
/** The most new reports that are logged in a minute, so that made-up ones cannot fill the log. */
const MOST_LINES = 10;

export type Reports = ReturnType<typeof keepReports>;

export function keepReports(db: Database, clock: Clock, log: Logger, hash: KeyedHash) {
  let gathering = createGathering();
  /** One write after the other; the end waits for the last one. */
  let writing = Promise.resolve();
  let toldOfDroppedAt = -Infinity;

  function tell(fresh: readonly PageReport[], dropped: number): void {
    for (const report of fresh.slice(0, MOST_LINES)) log.warn(report, 'pages report something new');
    if (fresh.length > MOST_LINES) {
      log.warn(
        { more: fresh.length - MOST_LINES },
        'pages report more that is new: see npm run operate -- reports',
      );
    }
    if (dropped === 0 || clock.now() - toldOfDroppedAt < HOUR_MS) return;
    toldOfDroppedAt = clock.now();
    log.warn({ dropped }, 'more different reports of pages than are kept: the most crowded were deleted');
  }

  async function writeGathered(): Promise<void> {
    const gathered = gathering.all();
    // Also without new reports, since it drops the addresses.
    gathering = createGathering();
    if (gathered.length === 0) return;
    try {
      const { fresh, dropped } = await writeReports(db, gathered, clock.now());
      tell(fresh, dropped);
    } catch (error) {
      for (const one of gathered) gathering.addAgain(one);
      log.warn({ err: error }, 'reports of pages could not be written');
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(writeGathered));
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    /** @param address of the sender: forgotten with the next write */
    add(report: PageReport, address: string) {
      const now = clock.now();
      const sources = sourceOf(address, hash);
      gathering.add({ report, sources, count: 1, firstAt: now, lastAt: now }, address);
    },
    /** Writes the collected reports. */
    flush,
    /** Writes the collected reports, and ends. */
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
