/** Keys that one transaction holds at a time, whichever server it belongs to. */
import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Until the transaction ends, others that hold one of these keys wait. */
export async function holdKeys(
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
