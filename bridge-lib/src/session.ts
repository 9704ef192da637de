/**
 * What the desktop client tells a page through cookies, checked. Owns the rules for a usable session;
 * where the cookies come from is `cookies.ts`. The secret leaves this module only inside a `Session`.
 */

/** 20 characters, so that every slice is whole; one byte each, so that a slice is a key. */
const SECRET = /^[\x21-\x7e]{20,}$/;
const PORT = /^[1-9]\d{0,4}$/;
const HIGHEST_PORT = 65_535;

/** The cookies of a session, by what they mean. The desktop client writes them. */
export const COOKIE = {
  browserId: 'bid',
  browserName: 'bName',
  port: 'pid',
  secret: 'sid',
  environmentId: 'envid',
  apiId: 'apiid',
  cheatString: 'hkjpp',
  channelId: 'channelId',
  guest: 'guest',
  whiteList: 'cookieWhiteList',
} as const;

/** Everything about the session that a page may show or report. */
export interface SessionInfo {
  readonly browserId: string;
  readonly browserName: string;
  readonly port: number;
  readonly environmentId: string;
  readonly apiId: string;
  readonly cheatString: string;
  readonly channelId: string;
  readonly isGuest: boolean;
  readonly cookieWhiteList: string;
}

export interface Session extends SessionInfo {
  /** Control over the client: never to be logged, stored, shown, or put into an address. */
  readonly secret: string;
}

/** `absent`: one of `bid`, `pid`, `sid` is not set, so no client is there as far as a page can tell. */
export type SessionProblem = 'absent' | 'secret-invalid' | 'port-invalid';

export type SessionResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: SessionProblem };

export function readSession(cookies: ReadonlyMap<string, string>): SessionResult {
  const values = Object.entries(COOKIE).map(([field, name]) => [field, cookies.get(name) ?? '']);
  // The fields of `COOKIE`, one by one.
  const { port, secret, guest, whiteList, ...rest } = Object.fromEntries(values) as Record<
    keyof typeof COOKIE,
    string
  >;
  if (rest.browserId === '' || port === '' || secret === '') return { ok: false, problem: 'absent' };
  if (!SECRET.test(secret)) return { ok: false, problem: 'secret-invalid' };
  if (!PORT.test(port) || Number(port) > HIGHEST_PORT) return { ok: false, problem: 'port-invalid' };
  return {
    ok: true,
    session: {
      ...rest,
      secret,
      port: Number(port),
      isGuest: guest !== '',
      cookieWhiteList: whiteList,
    },
  };
}
