/**
 * What the site's own account service issues: codes, each for one use within a minute and for the holder of the PKCE
 * verifier; tickets, which prove for ten minutes who signed in on its page; and sessions, by which the site recognizes
 * an account for half a day, and which permit nothing else. Closing an account makes all of them invalid.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readAccount } from '#server/accounts/users.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { type KeyedHash, isSameText } from '#server/keyed-hash.ts';
import type { CodeToExchange, SignedIn } from '#server/oauth/provider.ts';
import { HOUR_MS } from '#src/domain/duration.ts';

const GRANT_LIFE_MS = 60_000;
const TICKET_LIFE_MS = 600_000;
/** As long as the browser remembers the name. */
const SESSION_LIFE_MS = 12 * HOUR_MS;

/** How somebody signed in: only a sign-in by code may set a password. */
type Proof = 'password' | 'code';

export type AccountGrants = ReturnType<typeof createAccountGrants>;

/** RFC 7636, method S256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export function createAccountGrants(db: Database, clock: Clock, hash: KeyedHash) {
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
  const signatureOf = (userId: string, kind: string, expires: string): string =>
    hash('account-ticket', userId, kind, expires);
  function signToken(userId: string, kind: Proof | 'site', lifeMs: number): string {
    const expires = String(clock.now() + lifeMs);
    return [userId, kind, expires, signatureOf(userId, kind, expires)].join('.');
  }
  async function verifyToken(token: string, kinds: readonly string[]) {
    const [userId = '', kind = '', expires = '', signature = ''] = token.split('.');
    if (!isSameText(signature, signatureOf(userId, kind, expires))) return undefined;
    if (!kinds.includes(kind) || clock.now() >= Number(expires)) return undefined;
    const account = await readAccount(db, userId);
    return account && { account, kind };
  }
  const session = (userId: string): string => signToken(userId, 'site', SESSION_LIFE_MS);

  return {
    /** The challenge is of the method S256. */
    async grant({ userId, redirect, challenge }: Record<'userId' | 'redirect' | 'challenge', string>) {
      const code = randomBytes(24).toString('base64url');
      await db
        .insertInto('oauth_grants')
        .values({
          code_hash: hash('oauth', code),
          user_id: userId,
          redirect,
          code_challenge: challenge,
          expires_at: clock.now() + GRANT_LIFE_MS,
        })
        .execute();
      return code;
    },
    async exchange({ code, redirect, verifier }: CodeToExchange): Promise<SignedIn | undefined> {
      const account = await use(code, { redirect, code_challenge: challengeOf(verifier) });
      if (!account) return undefined;
      const { id, userName, referralCode } = account;
      return { userName, referralCode, session: session(id) };
    },
    /** For the desktop client on this machine: it gets the code from the page that signed in, and has no verifier. */
    redeem: (code: string) => use(code, {}),
    ticket: (userId: string, proof: Proof) => signToken(userId, proof, TICKET_LIFE_MS),
    /** @returns `undefined` for a ticket that is forged or expired, or whose account was closed */
    async readTicket(ticket: string) {
      const found = await verifyToken(ticket, ['password', 'code']);
      return found && { account: found.account, proof: found.kind as Proof }; // one of the two
    },
    session,
    /** Likewise. */
    readSession: async (token: string) => (await verifyToken(token, ['site']))?.account,
  };
}
