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

const byId = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

export function keepReports(db: Database, clock: Clock, log: Logger): Reports {
  let gathered = new Map<string, Gathered>();
  /** One write after the other: the last one is waited for at the end, whenever it began. */
  let writing = Promise.resolve();

  function add({ report, ...times }: Gathered): void {
    const id = idOf(report);
    const counted = gathered.size < MOST_GATHERED || gathered.has(id) ? report : MORE;
    const known = gathered.get(idOf(counted));
    if (known) {
      known.count += times.count;
      known.firstAt = Math.min(known.firstAt, times.firstAt);
      known.lastAt = Math.max(known.lastAt, times.lastAt);
    } else gathered.set(idOf(counted), { report: counted, ...times });
  }

  async function write(all: ReadonlyMap<string, Gathered>): Promise<PageReport[]> {
    return db.transaction().execute(async (transaction) => {
      const { rows } = await transaction
        .selectFrom('page_reports')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow();
      let room = MOST_ROWS - Number(rows);
      const fresh: PageReport[] = [];
      // In one order, so that two servers that write the same ones cannot wait for each other.
      for (const [id, { report, count, firstAt, lastAt }] of [...all].toSorted(byId)) {
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

  async function writeGathered(): Promise<void> {
    if (gathered.size === 0) return;
    const taken = gathered;
    gathered = new Map();
    try {
      for (const report of await write(taken)) log.warn(report, 'pages report something new');
    } catch (error) {
      for (const one of taken.values()) add(one);
      log.warn({ err: error }, 'reports of pages could not be written');
    }
  }

  const flush = (): Promise<void> => (writing = writing.then(writeGathered));
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    add(report) {
      const now = clock.now();
      add({ report, count: 1, firstAt: now, lastAt: now });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
