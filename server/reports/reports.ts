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
import { createReportBuffer } from './buffer.ts';
import type { PageReport } from './shapes.ts';
import { sourceOf } from './crowding.ts';
import { writeReports } from './table.ts';

const FLUSH_EVERY_MS = 60_000;
/** The most new reports that are logged in a minute, so that made-up ones cannot fill the log. */
const MAX_LINES = 10;

export type Reports = ReturnType<typeof createReportStore>;

export function createReportStore(db: Database, clock: Clock, log: Logger, hash: KeyedHash) {
  let buffer = createReportBuffer();
  /** One write after the other; the end waits for the last one. */
  let writing = Promise.resolve();
  let deletionLoggedAt = -Infinity;

  function logChanges(added: readonly PageReport[], deleted: number): void {
    for (const report of added.slice(0, MAX_LINES)) log.warn(report, 'pages reported something new');
    if (added.length > MAX_LINES) {
      log.warn(
        { more: added.length - MAX_LINES },
        'pages reported more that is new: see npm run operate -- reports',
      );
    }
    if (deleted === 0 || clock.now() - deletionLoggedAt < HOUR_MS) return;
    deletionLoggedAt = clock.now();
    log.warn({ deleted }, 'there were too many different reports of pages: the most crowded were deleted');
  }

  async function writeBuffered(): Promise<void> {
    const reports = buffer.all();
    // Also without new reports, since it drops the addresses.
    buffer = createReportBuffer();
    if (reports.length === 0) return;
    try {
      const { added, deleted } = await writeReports(db, reports, clock.now());
      logChanges(added, deleted);
    } catch (error) {
      for (const report of reports) buffer.addAgain(report);
      log.warn({ err: error }, 'reports of pages could not be written');
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(writeBuffered));
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    /** @param address of the sender: forgotten with the next write */
    add(report: PageReport, address: string) {
      const now = clock.now();
      const sources = sourceOf(address, hash);
      buffer.add({ report, sources, count: 1, firstAt: now, lastAt: now }, address);
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
