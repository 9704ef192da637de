/** The chat desk on a port of its own, with a database of the wanted kind. */
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readContent } from '#server/content/content.ts';
import type { QueryFacts } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { createDesk } from '#server/desk/desk.ts';
import { listen } from '#server/http/node-server.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { createFakeClock, type FakeClock } from './fake-server-clock.ts';
import { openTestDatabase, type DatabaseKind } from './test-databases.ts';

export type TestDesk = Awaited<ReturnType<typeof startTestDesk>>;

/** @param port of an earlier desk, to use it again */
export async function startTestDesk(
  db: Database,
  clock: FakeClock,
  environment: Record<string, string> = {},
  port = 0,
) {
  const config = readConfig({ DEV_TOOLS: '1', LIMIT_DESK_MESSAGES_PER_MINUTE: '100000', ...environment });
  if (!config.desk) throw new Error('These settings have no desk.');
  const hash = createKeyedHash('a key for tests that is long enough');
  const content = readContent(config.contentDir);
  const desk = createDesk({ config, db, clock, hash, log: createLog('silent'), content }, config.desk);
  const http = await listen(desk.app, { host: '127.0.0.1', port, connectionsPerAddress: 1000, drainMs: 100 });
  return {
    origin: http.origin,
    clock,
    db,
    async close() {
      await desk.close();
      await http.close();
    },
  };
}

/** Another server on the database of a desk; the embedded database has only one. */
export async function deskBeside(
  kind: DatabaseKind,
  desk: TestDesk,
  environment?: Record<string, string>,
): Promise<TestDesk> {
  if (kind === 'sqlite') return desk;
  const other = await startTestDesk(desk.db, desk.clock, environment);
  onTestFinished(() => other.close());
  return other;
}

export async function deskForTest(
  kind: DatabaseKind,
  environment?: Record<string, string>,
  onQuery?: (query: QueryFacts) => void,
) {
  const { db, close } = await openTestDatabase(kind, onQuery);
  const desk = await startTestDesk(db, createFakeClock(), environment);
  onTestFinished(async () => {
    await desk.close();
    await close();
  });
  return desk;
}
