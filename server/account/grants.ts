/**
 * What the site's own account service hands out: codes, each for one use within a minute and for whoever holds the PKCE
 * verifier; and tickets, which say for ten minutes who has just signed in on its page. A closed account's are worth nothing.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readAccount, type Account } from '#server/accounts/users.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { OAuthProvider } from '#server/oauth/provider.ts';

const GRANT_LIFE_MS = 60_000;
const TICKET_LIFE_MS = 600_000;

export interface Grant {
  userId: string;
  redirect: string;
  /** S256. */
  challenge: string;
}

/** How somebody signed in: only who has shown a code may set a password. */
type Proof = 'password' | 'code';

export interface AccountGrants extends OAuthProvider {
  grant(grant: Grant): Promise<string>;
  /** For the client on this machine, which has the code from the page that signed in and no verifier. */
  redeem(code: string): Promise<Account | undefined>;
  ticket(userId: string, proof: Proof): string;
  /** @returns `undefined` for a ticket that is not ours, is over, or whose account was closed */
  readTicket(ticket: string): Promise<{ account: Account; proof: Proof } | undefined>;
}

/** RFC 7636, method S256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export function createAccountGrants(db: Database, clock: Clock, hash: KeyedHash): AccountGrants {
  async function use(code: string, bound: Partial<{ redirect: string; code_challenge: string }>) {
    const now = clock.now();
    const row = await db
      .updateTable('oauth_grants')
      .set({ used_at: now })
      .where('code_hash', '=', hash('oauth', code))
      .where((where) => where.and(bound))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    return row && readAccount(db, row.user_id);
  }
  const sealOf = (userId: string, proof: string, expires: string): string =>
    hash('account-ticket', userId, proof, expires);

  return {
    async grant({ userId, redirect, challenge }) {
      const code = randomBytes(24).toString('base64url');
      await db
        .insertInto('oauth_grants')
        .values({
          code_hash: hash('oauth', code),
          user_id: userId,
          redirect,
          code_challenge: challenge,
          expires_at: clock.now() + GRANT_LIFE_MS,
          used_at: null,
        })
        .execute();
      return code;
    },
    async exchange({ code, redirect, verifier }) {
      const account = await use(code, { redirect, code_challenge: challengeOf(verifier) });
      return account && { userName: account.userName, referralCode: account.referralCode };
    },
    redeem: (code) => use(code, {}),
    ticket(userId, proof) {
      const expires = String(clock.now() + TICKET_LIFE_MS);
      return [userId, proof, expires, sealOf(userId, proof, expires)].join('.');
    },
    async readTicket(ticket) {
      const [userId = '', proof = '', expires = '', seal = ''] = ticket.split('.');
      const given = Buffer.from(seal);
      const right = Buffer.from(sealOf(userId, proof, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      if (clock.now() >= Number(expires)) return undefined;
      const account = await readAccount(db, userId);
      return account && { account, proof: proof as Proof }; // sealed by us
    },
  };
}
