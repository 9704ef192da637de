/** Locks on keys: each is held by one transaction at a time, across all servers. */
import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Until the transaction ends, others that want one of these keys wait. */
export async function lockKeys(
  transaction: Transaction<Schema>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('rate_keys')
    .values(keys.map((key) => ({ key, touched_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
    .execute();
}
