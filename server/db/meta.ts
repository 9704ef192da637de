/** Single values of the installation, by name. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function readMeta(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(db: Kysely<Schema>, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * Writes the value where there is none yet; others that do the same wait until the transaction ends.
 * @returns the stored value
 */
export async function addMeta(db: Kysely<Schema>, key: string, value: string): Promise<string> {
  const stored = await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: (eb) => eb.ref('meta.value') }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return stored.value;
}
