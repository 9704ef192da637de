/**
 * Verification codes: six digits from a CSPRNG, kept as a keyed hash, valid once, for ten minutes, for one phone, one
 * purpose and one token. A new code replaces the old one. Five wrong attempts by the address that asked revoke a code.
 * Other addresses may try it too (the same person on another network, or an attacker): their attempts revoke nothing,
 * but after twenty of them only the address that asked can use the code.
 */
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { type KeyedHash, isSameText } from '#server/keyed-hash.ts';

export const CODE_LIFE_SECONDS = 600;
const MAX_ATTEMPTS = 5;
/** By all others together. */
const MAX_ATTEMPTS_OF_OTHERS = 20;

/** `verify` is a code that was asked for without a purpose: it counts for everything that a plain code may do. */
export const CODE_PURPOSES = ['register', 'cancel', 'join', 'sign_in', 'verify'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a code is bound to. */
export interface CodeSubject {
  purpose: CodePurpose;
  areaCode: string;
  phone: string;
  /** Invitation that the code was asked for; empty for other purposes. */
  token?: string;
}

/** The key of a code's row. */
export const codeTarget = (hash: KeyedHash, { purpose, areaCode, phone, token = '' }: CodeSubject): string =>
  hash('code-target', purpose, areaCode, phone, token);

export function createCodes(db: Database, clock: Clock, hash: KeyedHash) {
  const targetOf = (subject: CodeSubject): string => codeTarget(hash, subject);
  const requesterOf = (address: string): string => hash('code-asker', address);

  return {
    /**
     * @param address of the visitor who asks
     * @returns the digits, for the message only
     */
    async issue(subject: CodeSubject, address: string) {
      const target = targetOf(subject);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      const row = {
        hash: hash('code', target, code),
        attempts: 0,
        asked_by: requesterOf(address),
        attempts_of_others: 0,
        issued_at: now,
        expires_at: now + CODE_LIFE_SECONDS * 1000,
        used_at: null,
      };
      await db
        .insertInto('codes')
        .values({ target, ...row })
        .onConflict((conflict) => conflict.column('target').doUpdateSet(row))
        .execute();
      return code;
    },

    /** The subject to check a code against: the newest of this purpose and of `verify`. */
    async newestFor(subject: CodeSubject) {
      const open: CodeSubject = { ...subject, purpose: 'verify' };
      const newest = await db
        .selectFrom('codes')
        .select('target')
        .where('target', 'in', [targetOf(subject), targetOf(open)])
        .orderBy('issued_at', 'desc')
        .executeTakeFirst();
      return newest?.target === targetOf(open) ? open : subject;
    },

    /** Counts a wrong attempt. The right code stays valid until it is consumed. */
    async verify(subject: CodeSubject, code: string, address: string) {
      const target = targetOf(subject);
      const givenHash = hash('code', target, code);
      const counted =
        (await countAttempt(db, target, 'attempts', requesterOf(address))) ??
        (await countAttempt(db, target, 'attempts_of_others', requesterOf(address)));
      // Without the right code the answer is always "wrong", so that it does not reveal whether a code exists.
      if (!counted) return (await isRevoked(db, target, givenHash)) ? 'expired' : 'wrong';
      const { row, counter } = counted;
      if (!isSameText(row.hash, givenHash)) return 'wrong';
      const now = clock.now();
      // A code from the future was issued before the clock was set back: its age is unknown.
      if (now >= row.expires_at || now < row.issued_at) return 'expired';
      await db
        .updateTable('codes')
        .set((update) => ({ [counter]: update(counter, '-', 1) }))
        .where('target', '=', target)
        .where('hash', '=', row.hash)
        .execute();
      return row.used_at === null ? 'right' : 'used';
    },

    /** Consumes a verified code; false when it was used or replaced meanwhile: then nothing may be granted for it. */
    async consume(transaction: Transaction<Schema>, subject: CodeSubject, code: string) {
      const target = targetOf(subject);
      const consumed = await transaction
        .updateTable('codes')
        .set({ used_at: clock.now() })
        .where('target', '=', target)
        .where('hash', '=', hash('code', target, code))
        .where('used_at', 'is', null)
        .returning('target')
        .executeTakeFirst();
      return consumed !== undefined;
    },

    /** Revokes a code that could not be sent; a newer one of the same subject stays. */
    async revoke(subject: CodeSubject, code: string) {
      const target = targetOf(subject);
      await db
        .deleteFrom('codes')
        .where('target', '=', target)
        .where('hash', '=', hash('code', target, code))
        .execute();
    },
  };
}

type Counter = 'attempts' | 'attempts_of_others';

/** Counts before it compares, so that attempts at the same time are all counted. */
async function countAttempt(db: Database, target: string, counter: Counter, requester: string) {
  const isOwn = counter === 'attempts';
  const row = await db
    .updateTable('codes')
    .set((update) => ({ [counter]: update(counter, '+', 1) }))
    .where('target', '=', target)
    .where('asked_by', isOwn ? '=' : '!=', requester)
    .where(counter, '<', isOwn ? MAX_ATTEMPTS : MAX_ATTEMPTS_OF_OTHERS)
    .returning(['hash', 'issued_at', 'expires_at', 'used_at'])
    .executeTakeFirst();
  return row && { row, counter };
}

async function isRevoked(db: Database, target: string, givenHash: string): Promise<boolean> {
  const row = await db.selectFrom('codes').select('hash').where('target', '=', target).executeTakeFirst();
  return row !== undefined && isSameText(row.hash, givenHash);
}
