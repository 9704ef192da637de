/**
 * The provider of a development server: hands out codes itself, for five minutes and one use, so that the sign-in can be
 * tried without an account anywhere.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { OAuthProvider } from './provider.ts';

const GRANT_LIFE_MS = 300_000;

export interface LocalProvider extends OAuthProvider {
  grant(userName: string, redirect: string): Promise<string>;
}

export function createLocalProvider(db: Database, clock: Clock, hash: KeyedHash): LocalProvider {
  return {
    async grant(userName, redirect) {
      const code = randomBytes(24).toString('base64url');
      await db
        .insertInto('oauth_grants')
        .values({
          code_hash: hash('oauth', code),
          user_name: userName,
          redirect,
          expires_at: clock.now() + GRANT_LIFE_MS,
          used_at: null,
        })
        .execute();
      return code;
    },
    async exchange(code, redirect) {
      const now = clock.now();
      const row = await db
        .updateTable('oauth_grants')
        .set({ used_at: now })
        .where('code_hash', '=', hash('oauth', code))
        .where('redirect', '=', redirect)
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
