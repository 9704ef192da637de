/**
 * Keeps what pages report as counts: one row for each different report, however often it comes. They are gathered in memory
 * and written once a minute, so that no number of reports is a number of writes; rows are bounded in number and in age. What
 * a server that dies had gathered in its last minute is lost, which is what a count can bear.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { Logger } from '#server/log.ts';
import type { PageReport } from './shapes.ts';

const FLUSH_EVERY_MS = 60_000;
const MOST_ROWS = 1000;
/** Different ones between two writes. */
const MOST_GATHERED = 200;
/** Where the table is full, what is new counts here. */
const MORE: PageReport = { kind: 'error', page: '', what: '(more than are kept apart)', place: '' };

export interface Reports {
  add(report: PageReport): void;
  /** Writes what was gathered. */
  flush(): Promise<void>;
  /** Writes what was gathered, and ends. */
  stop(): Promise<void>;
}

interface Gathered {
  report: PageReport;
  count: number;
  firstAt: number;
  lastAt: number;
}

const idOf = ({ kind, page, what, place }: PageReport): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, page, what, place]))
    .digest('hex')
    .slice(0, 32);

export function keepReports(db: Database, clock: Clock, log: Logger): Reports {
  let gathered = new Map<string, Gathered>();

  function add(report: PageReport, count = 1, at = clock.now()): void {
    const counted = gathered.size < MOST_GATHERED || gathered.has(idOf(report)) ? report : MORE;
    const known = gathered.get(idOf(counted));
    if (known) {
      known.count += count;
      known.lastAt = at;
    } else gathered.set(idOf(counted), { report: counted, count, firstAt: at, lastAt: at });
  }

  async function write(all: ReadonlyMap<string, Gathered>): Promise<PageReport[]> {
    return db.transaction().execute(async (transaction) => {
      const { rows } = await transaction
        .selectFrom('page_reports')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      let room = MOST_ROWS - Number(rows);
      const fresh: PageReport[] = [];
      for (const [id, { report, count, firstAt, lastAt }] of all) {
        const { numUpdatedRows } = await transaction
          .updateTable('page_reports')
          .set(({ eb }) => ({ count: eb('count', '+', count), last_at: lastAt }))
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) continue;
        const kept = room > 0 ? report : MORE;
        room--;
        if (kept === report) fresh.push(report);
        await transaction
          .insertInto('page_reports')
          .values({ id: idOf(kept), ...kept, count, first_at: firstAt, last_at: lastAt })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(({ eb }) => ({
              count: eb('page_reports.count', '+', count),
              last_at: lastAt,
            })),
          )
          .execute();
      }
      return fresh;
    });
  }

  async function flush(): Promise<void> {
    if (gathered.size === 0) return;
    const taken = gathered;
    gathered = new Map();
    try {
      for (const report of await write(taken)) log.warn(report, 'pages report something new');
    } catch (error) {
      for (const { report, count, lastAt } of taken.values()) add(report, count, lastAt);
      log.warn({ err: error }, 'reports of pages could not be written');
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    add: (report) => add(report),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
