/** PostgreSQL that is shut down or restarted during a transaction of the server. */
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished } from 'vitest';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import { createPostgresDatabase, SHARED_URL_KEY } from '#tests/helpers/postgres.ts';
import { itOnPostgres } from '#tests/helpers/test-databases.ts';

describe('a connection that breaks between two statements of a transaction', () => {
  itOnPostgres(
    'fails that transaction as an outage, and neither the process nor what comes after',
    async () => {
      const { url, drop } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '');
      const heard: Error[] = [];
      const db = openDatabase({ kind: 'postgres', url, onIdleError: (error) => heard.push(error) });
      const other = openDatabase({ kind: 'postgres', url });
      onTestFinished(async () => {
        await db.destroy();
        await other.destroy();
        await drop();
      });
      await migrateToLatest(db);
      const broken = db.transaction().execute(async (transaction) => {
        await transaction.insertInto('meta').values({ key: 'half', value: '1' }).execute();
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
        // The server gets the event before its next statement.
        while (heard.length === 0) await pause(5);
        await transaction.insertInto('meta').values({ key: 'whole', value: '2' }).execute();
      });
      const error = await broken.catch((problem: unknown) => problem);
      expect(isDatabaseOutage(error)).toBe(true);
      expect(heard.every(isDatabaseOutage)).toBe(true);
      expect(await db.selectFrom('meta').select('key').execute()).toEqual([]);
    },
  );
});
