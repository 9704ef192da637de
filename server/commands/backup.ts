/** Writes all that the database holds into one file, while the server runs. */
import { resolve } from 'node:path';
import { writeBackup } from '#server/data/backup-file.ts';
import { withSnapshot, migrationsOf, openExisting } from '#server/data/database.ts';
import { readTables } from '#server/data/tables.ts';
import { record } from './audit.ts';
import { readArguments } from './arguments.ts';
import { InputError, type Tool } from './command.ts';
import { summaryTable } from './output.ts';

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
