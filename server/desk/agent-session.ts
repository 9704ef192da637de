/**
 * Access to the inbox: agents who signed in with the desk's password, for a working day. Without a password only a
 * browser on this machine has access, to a development server that listens on loopback, by a loopback name.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { isFromThisMachine } from '#server/http/request.ts';
import { isSameText } from '#server/keyed-hash.ts';
import { isLoopback } from '#src/config/setting-rules.ts';
import type { DeskServices } from './services.ts';

/** Of the inbox and of the figures. */
const COOKIE = 'desk_session';
const SESSION_SECONDS = 12 * 3600;

export type Access = 'open' | 'password' | 'shut';

/** `shut`: nobody can sign in. */
export function accessTo({ desk, config }: Pick<DeskServices, 'desk' | 'config'>, context: Context): Access {
  if (desk.password !== undefined) return 'password';
  return config.devTools && isLoopback(config.host) && isFromThisMachine(context) ? 'open' : 'shut';
}

export type AgentSession = ReturnType<typeof agentSession>;

export function agentSession(services: DeskServices, context: Context) {
  const access = accessTo(services, context);
  const token = getCookie(context, COOKIE);
  const hash = token === undefined ? undefined : sessionHash(services, token);
  const read = async () =>
    hash === undefined
      ? undefined
      : services.db
          .selectFrom('desk_agent_sessions')
          .select(['name', 'expires_at'])
          .where('token_hash', '=', hash)
          .executeTakeFirst();
  return {
    /** The stored hash; `undefined` without a sign-in. */
    hash,
    /** The name of the signed-in agent. */
    name: async () => (await read())?.name ?? null,
    /** Checked repeatedly while one of its streams is open. */
    async isValid() {
      if (access !== 'password') return access === 'open';
      const row = await read();
      return row !== undefined && row.expires_at > services.clock.now();
    },
  };
}

/** @returns whether the password was right */
export async function signIn(
  services: DeskServices,
  context: Context,
  { password, name = null }: { password: string; name?: string | null | undefined },
): Promise<boolean> {
  const { desk, hash, db, clock } = services;
  if (desk.password === undefined) return false;
  // Hashes have one length for passwords of any length.
  if (!isSameText(hash('desk-password', desk.password), hash('desk-password', password))) return false;
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('desk_agent_sessions')
    .values({
      token_hash: sessionHash(services, token),
      name,
      expires_at: clock.now() + SESSION_SECONDS * 1000,
    })
    .execute();
  setCookie(context, COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: desk.isSecure,
    maxAge: SESSION_SECONDS,
  });
  return true;
}

export async function signOut(services: DeskServices, context: Context): Promise<void> {
  const token = deleteCookie(context, COOKIE, { path: '/' });
  if (token === undefined) return;
  const hash = sessionHash(services, token);
  await services.db.deleteFrom('desk_agent_sessions').where('token_hash', '=', hash).execute();
  services.streams.endOf(hash);
}

/** A new password ends the sessions of the old one. */
function sessionHash({ hash, desk }: DeskServices, token: string): string {
  return hash('desk-agent', desk.password ?? '', token);
}
