/**
 * The installation's keyed hash, for values that are looked up but never read back (codes, tokens, addresses in
 * limits): without a key, six digits or an IPv4 address could be found by trying all of them.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addMeta, readMeta } from '#server/db/meta.ts';
import type { Database } from '#server/db/schema.ts';

const SECRET_KEY = 'server_secret';

export type KeyedHash = (...parts: readonly string[]) => string;

export function createKeyedHash(secret: string): KeyedHash {
  // JSON keeps the parts apart: ('a', 'bc') and ('ab', 'c') differ.
  return (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
}

/** The operator's secret, or one that is made at the first start and kept in the database for all servers. */
export async function installationSecret(db: Database, configured: string | undefined): Promise<string> {
  const known = configured ?? (await readMeta(db, SECRET_KEY));
  return known ?? addMeta(db, SECRET_KEY, randomBytes(32).toString('hex'));
}

/** Compares in constant time, so that it does not reveal where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
