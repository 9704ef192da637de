/** Writes all that the database holds into one file, while the server runs. */
import { resolve } from 'node:path';
import { writeBackup } from '#server/data/backup-file.ts';
import { atOneMoment, migrationsOf } from '#server/data/database.ts';
import { readTables } from '#server/data/tables.ts';
import { openExisting } from './existing.ts';
import { record } from './audit.ts';
import { readArguments } from './arguments.ts';
import { InputError, type Tool } from './command.ts';
import { summaryTable } from './summary-table.ts';

export const backupTool: Tool = {
  name: 'backup',
  summary: 'writes all that the database holds into one file',
  help: `npm run backup -- --out FILE

Writes every row of the database, as it is at this moment, into a new file that only you can read. The server may run. The
file is the same from the embedded database and from PostgreSQL, and can be restored into either.

  --out FILE   a new file, such as /var/backups/site-2026-11-22.gz

It holds phones, names, hashes of passwords and the key for hashes: keep it as you keep the database, and not longer than your
privacy agreement allows.

  npm run backup -- --out /var/backups/site-$(date +%F).gz
`,
  async runAlone(args, context) {
    const { values, positionals } = readArguments(args, { out: { type: 'string' } });
    if (values.out === undefined || positionals.length > 0) {
      throw new InputError('backup needs a file: --out /var/backups/site.gz');
    }
    const path = resolve(values.out);
    await openExisting(context.config, async (db, kind) => {
      const summary = await atOneMoment(db, kind, async (connection) => {
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
  },
};
