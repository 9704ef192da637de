/**
 * The provider of a development server: hands out codes itself, each for one use within a minute and for whoever holds the
 * PKCE verifier, so that the sign-in can be tried without an account anywhere. Its pages are `server/dev/provider.ts`.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { OAuthProvider } from './provider.ts';

const GRANT_LIFE_MS = 60_000;

export interface Grant {
  userName: string;
  redirect: string;
  /** S256. */
  challenge: string;
}

export interface LocalProvider extends OAuthProvider {
  grant(grant: Grant): Promise<string>;
}

/** RFC 7636, method S256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export function createLocalProvider(db: Database, clock: Clock, hash: KeyedHash): LocalProvider {
  return {
    async grant({ userName, redirect, challenge }) {
      const code = randomBytes(24).toString('base64url');
      await db
        .insertInto('oauth_grants')
        .values({
          code_hash: hash('oauth', code),
          user_name: userName,
          redirect,
          code_challenge: challenge,
          expires_at: clock.now() + GRANT_LIFE_MS,
          used_at: null,
        })
        .execute();
      return code;
    },
    async exchange({ code, redirect, verifier }) {
      const now = clock.now();
      const row = await db
        .updateTable('oauth_grants')
        .set({ used_at: now })
        .where('code_hash', '=', hash('oauth', code))
        .where('redirect', '=', redirect)
        .where('code_challenge', '=', challengeOf(verifier))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('user_name')
        .executeTakeFirst();
      return row && { userName: row.user_name };
    },
  };
}

/** An installation without any provider knows no code. */
export const noProvider: OAuthProvider = { exchange: () => Promise.resolve(undefined) };
