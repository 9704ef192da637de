/** PostgreSQL that is restarted during a transaction of the server, and behind pgbouncer. */
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import { createPostgresDatabase, SHARED_URL_KEY } from '#tests/helpers/postgres.ts';
import { itOnPostgres } from '#tests/helpers/test-databases.ts';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/free-port.ts';
import { isMissing } from '#scripts/lib/machine.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

itOnPostgres(
  'a connection that breaks within a transaction fails it as an outage, and neither the process nor what comes after',
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

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  existsSync,
);

/** @returns the address of the database through the pooler */
async function startPooler(direct: string): Promise<string> {
  const { pathname, searchParams } = new URL(direct);
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const database = pathname.slice(1);
  writeFileSync(join(folder, 'users'), '"postgres" ""\n');
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${searchParams.get('host') ?? ''} dbname=${database} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
`,
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0; // pgbouncer does not run as root
  const pooler = spawn(
    PGBOUNCER ?? '',
    [...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: 'ignore' },
  );
  onTestFinished(() => {
    pooler.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`;
  await waitUntil('the pooler to listen', async () => {
    const db = openDatabase({ kind: 'postgres', url });
    const isThere = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    await db.destroy();
    return isThere;
  });
  return url;
}

describe.skipIf(PGBOUNCER === undefined || isMissing('postgres'))('PostgreSQL behind pgbouncer', () => {
  it('runs the migrations, and cancels slow statements in a transaction', async () => {
    const { url: direct, drop } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '');
    onTestFinished(drop);
    const url = await startPooler(direct);
    const db = openDatabase({ kind: 'postgres', url, statementMs: 200 });
    onTestFinished(() => db.destroy());
    await migrateToLatest(db);
    const others = openDatabase({ kind: 'postgres', url });
    onTestFinished(() => others.destroy());
    await sql`select 1`.execute(others);
    await expect(
      db.transaction().execute((transaction) => sql`select pg_sleep(30)`.execute(transaction)),
    ).rejects.toThrow(/statement timeout/);
  });
});
