/** The installation's database as it is, without bringing it up to date. */
import { existsSync } from 'node:fs';
import type { ServerConfig } from '#server/config.ts';
import { databaseLocation } from '#server/db/database.ts';
import { withDatabase } from '#server/data/database.ts';
import type { DatabaseKind } from '#server/data/tables.ts';
import type { Database } from '#server/db/schema.ts';
import { InputError } from './command.ts';

/** @throws InputError where there is none */
export async function openExisting<T>(
  config: ServerConfig,
  work: (db: Database, kind: DatabaseKind) => Promise<T>,
): Promise<T> {
  const location = databaseLocation(config);
  if (location.kind === 'sqlite' && !existsSync(location.path)) {
    throw new InputError(
      `There is no database at ${location.path}: start the server once, or set DATA_DIR or DATABASE_URL to the one that it uses.`,
    );
  }
  return withDatabase(location, (db) => work(db, location.kind));
}
