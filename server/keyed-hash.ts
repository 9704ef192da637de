/**
 * The installation's keyed hash, for values that are looked up but never read back (codes, tokens, addresses in
 * limits): without a key, six digits or an IPv4 address could be found by trying all of them.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/schema.ts';

export type KeyedHash = (...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  // JSON keeps the parts apart: ('a', 'bc') and ('ab', 'c') differ.
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}

/** The operator's secret, or one that is made at the first start and kept in the database for all servers. */
export async function installationSecret(db: Database, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  await db
    .insertInto('meta')
    .values({ key: 'server_secret', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'server_secret')
    .executeTakeFirstOrThrow();
  return value;
}

/** Compares in constant time, so that it does not reveal where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
