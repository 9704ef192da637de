/**
 * `GET /api/health`, for load balancers and people: whether pages and answers are served. With `?for=writing`: whether
 * submissions can be stored, which is tried by a write, since a full or read-only database can still be read. Anybody
 * may ask, so one try answers all requests for a while.
 */
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { describeDatabaseOutage, isDatabaseOutage } from '#server/db/errors.ts';
import { writeMeta } from '#server/db/meta.ts';
import type { Database } from '#server/db/schema.ts';
import type { Installation } from '#server/installation.ts';

const PROBE_KEY = 'probe';
/** More than the last free space of a full disk; random, since databases compress repetition. */
const PROBE_BYTES = 32 * 1024;
const WORKS_FOR_MS = 10_000;
const FAILS_FOR_MS = 1000;

type Dependencies = Pick<Installation, 'db' | 'clock' | 'log'>;

export function addHealthRoute(app: Hono, dependencies: Dependencies): void {
  const checkWriting = createWritingCheck(dependencies);
  app.get('/api/health', async (context) => {
    context.header('cache-control', 'no-store');
    if (context.req.query('for') !== 'writing') {
      await sql`select 1`.execute(dependencies.db);
      return context.json({ ok: true });
    }
    const problem = await checkWriting();
    if (problem === undefined) return context.json({ ok: true });
    return context.json({ ok: false, problem }, 503, { 'retry-after': '5' });
  });
}

/** @returns a function that returns the problem as a sentence; nothing where writing works */
function createWritingCheck({ db, clock, log }: Dependencies): () => Promise<string | undefined> {
  let last = Promise.resolve<string | undefined>(undefined);
  let holdsUntil = -Infinity;

  async function check(): Promise<string | undefined> {
    try {
      await writeAndUndo(db);
      holdsUntil = clock.now() + WORKS_FOR_MS;
      return undefined;
    } catch (error) {
      holdsUntil = clock.now() + FAILS_FOR_MS;
      if (!isDatabaseOutage(error)) throw error;
      log.warn({ err: error }, 'a test write to the database failed');
      return describeDatabaseOutage(error);
    }
  }

  return () => {
    if (clock.now() < holdsUntil) return last;
    // No second check during this one, however long it takes.
    holdsUntil = Infinity;
    last = check();
    return last;
  };
}

export async function writeAndUndo(db: Database): Promise<void> {
  await writeMeta(db, PROBE_KEY, randomBytes(PROBE_BYTES).toString('base64'));
  await db.deleteFrom('meta').where('key', '=', PROBE_KEY).execute();
}
