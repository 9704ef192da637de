/** Moves the embedded database's rows into a PostgreSQL, for a site that outgrows one server. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ServerConfig } from '#server/config.ts';
import { databaseLocation } from '#server/db/database.ts';
import { withSnapshot, migrationsOf, openExisting } from '#server/data/database.ts';
import { loadInto } from '#server/data/load.ts';
import { readTables } from '#server/data/tables.ts';
import { record } from './audit.ts';
import { readArguments } from './arguments.ts';
import { InputError, type Tool } from './command.ts';
import { loadedTable } from './output.ts';

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
