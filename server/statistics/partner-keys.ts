/** Keys with which partners see their own figures: random, so that a keyed hash of one is enough to keep. */
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';

export const partnerKeyHash = (hash: KeyedHash, promoter: string, key: string): string =>
  hash('partner-key', promoter, key);

/** One question and one comparison, whether the code has a key or not. */
export async function isPartner(
  { db, hash }: { db: Database; hash: KeyedHash },
  promoter: string,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_keys')
    .select('key_hash')
    .where('promoter', '=', promoter)
    .executeTakeFirst();
  const given = Buffer.from(partnerKeyHash(hash, promoter, key));
  // A hash of the empty code fits no key.
  const expected = Buffer.from(row?.key_hash ?? partnerKeyHash(hash, '', key));
  return timingSafeEqual(given, expected) && row !== undefined;
}
