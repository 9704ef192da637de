/** Fills an empty database with a backup, whichever of the two databases it came from. */
import { resolve } from 'node:path';
import { databaseLocation } from '#server/db/database.ts';
import { openBackup } from '#server/data/backup-file.ts';
import { loadInto } from '#server/data/load.ts';
import { record } from './audit.ts';
import { readArguments } from './arguments.ts';
import { InputError, type Tool } from './command.ts';
import { loadedTable } from './output.ts';

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
