/**
 * Reads and checks what the desktop client gives a page through cookies. Owns the rules for a usable session;
 * `cookies.ts` gets the cookies. The secret leaves this module only inside a `Session`.
 */

/** 20 characters, so that every slice is whole; one byte each, so that a slice is a key. */
const SECRET = /^[\x21-\x7e]{20,}$/;
const PORT = /^[1-9]\d{0,4}$/;
const MAX_PORT = 65_535;

/** The cookies of a session, by meaning. The desktop client writes them. */
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

/** The part of the session that a page may show or report. */
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
  /** Gives control over the client: never log, store or show it, or put it into an address. */
  readonly secret: string;
}

/** `absent`: one of `bid`, `pid`, `sid` is not set, so as far as a page can tell there is no client. */
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
  if (!PORT.test(port) || Number(port) > MAX_PORT) return { ok: false, problem: 'port-invalid' };
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
