/**
 * Copies of whole databases. `backup` writes all that the database holds into one file, while the server runs;
 * `restore` fills an empty database with a backup, whichever of the two databases it came from; `move` copies the
 * embedded database's rows into a PostgreSQL, for a site that outgrows one server.
 */
import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { writeBackup, openBackup } from '#server/data/backup-file.ts';
import { withSnapshot, migrationsOf, openExisting, loadInto } from '#server/data/database.ts';
import { readTables } from '#server/data/tables.ts';
import { databaseLocation } from '#server/db/database.ts';
import type { ServerConfig } from '#server/config.ts';
import { record } from './audit.ts';
import { readArguments } from './arguments.ts';
import { InputError, type Tool } from './command.ts';
import { summaryTable, loadedTable } from './output.ts';

export const backup: Tool = async (args, context) => {
  const { values, positionals } = readArguments(args, { out: { type: 'string' } });
  if (values.out === undefined || positionals.length > 0) {
    throw new InputError('backup needs a file: --out /var/backups/site.gz');
  }
  const path = resolve(values.out);
  await openExisting(context.config, async (db, kind) => {
    const summary = await withSnapshot(db, kind, async (connection) => {
      const migrations = await migrationsOf(connection);
      if (migrations.length === 0)
        throw new InputError('The database has no tables: there is nothing to back up.');
      const made = new Date(context.clock.now()).toISOString();
      return writeBackup(path, { made, migrations }, readTables(connection, kind));
    });
    const rows = Object.values(summary).reduce((sum, table) => sum + table.rows, 0);
    await record(db, context, { action: 'database.backup', subject: kind, detail: { rows } });
    await context.out.write(`${summaryTable(summary)}${rows} rows in ${path}\n`);
  });
};

export const restore: Tool = async (args, context) => {
  const { positionals } = readArguments(args, {});
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) {
    throw new InputError('restore needs one file: npm run operate -- restore /var/backups/site.gz');
  }
  const path = resolve(file);
  const backup = await openBackup(path);
  try {
    const { made, migrations } = backup.head;
    const loaded = await loadInto(
      databaseLocation(context.config),
      migrations,
      () => backup.pieces(),
      (transaction) => record(transaction, context, { action: 'database.restore', subject: made }),
    );
    await context.out.write(`${loadedTable(loaded)}The backup of ${made} is restored.\n`);
  } finally {
    backup.close();
  }
};

const TARGET_KEY = 'MOVE_TO_DATABASE_URL';

export const move: Tool = async (args, context) => {
  const { positionals } = readArguments(args, {});
  if (positionals.length > 0) throw new InputError('move takes no arguments. --help shows its use.');
  const { config, environment } = context;
  if (config.databaseUrl !== undefined) {
    throw new InputError(
      'DATABASE_URL is set: this site uses PostgreSQL already. `npm run operate -- backup` copies it.',
    );
  }
  const url = environment[TARGET_KEY] ?? '';
  if (!/^postgres(ql)?:\/\/./.test(url))
    throw new InputError(`${TARGET_KEY} has to be set to a postgres:// address.`);
  refuseWhileInUse(config);
  await openExisting(config, async (db, kind) => {
    const loaded = await withSnapshot(db, kind, async (connection) =>
      loadInto(
        { kind: 'postgres', url },
        await migrationsOf(connection),
        () => readTables(connection, kind),
        (transaction) => record(transaction, context, { action: 'database.move', subject: 'postgres' }),
      ),
    );
    await context.out.write(
      `${loadedTable(loaded)}All rows are in PostgreSQL. Start the server with DATABASE_URL, and move DATA_DIR to another place.\n`,
    );
  });
};

/** @throws InputError while another process has the file open: its later writes would be lost */
function refuseWhileInUse(config: ServerConfig): void {
  const location = databaseLocation(config);
  if (location.kind !== 'sqlite' || !existsSync(location.path)) return;
  const file = new DatabaseSync(location.path, { timeout: 0 });
  try {
    // In this mode the lock is on the file itself, which all processes that have it open share.
    file.exec('pragma locking_mode = exclusive; begin exclusive; rollback;');
  } catch (error) {
    if (!(error instanceof Error) || !/locked|busy/.test(error.message)) throw error;
    const problem = 'The database is in use: stop the server first, so that nothing is written meanwhile.';
    throw new InputError(problem, { cause: error });
  } finally {
    file.close();
  }
}
