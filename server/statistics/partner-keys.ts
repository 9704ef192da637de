/** Keys with which partners see their own figures: random, so that a keyed hash of one is enough to keep. */
import type { Installation } from '#server/installation.ts';
import { type KeyedHash, isSameText } from '#server/keyed-hash.ts';

export const partnerKeyHash = (hash: KeyedHash, promoter: string, key: string): string =>
  hash('partner-key', promoter, key);

/** One query and one comparison, whether the code has a key or not. */
export async function isPartner(
  { db, hash }: Pick<Installation, 'db' | 'hash'>,
  promoter: string,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_keys')
    .select('key_hash')
    .where('promoter', '=', promoter)
    .executeTakeFirst();
  // The hash with an empty code matches no key.
  const expected = row?.key_hash ?? partnerKeyHash(hash, '', key);
  return isSameText(partnerKeyHash(hash, promoter, key), expected) && row !== undefined;
}
