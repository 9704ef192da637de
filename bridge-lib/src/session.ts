/**
 * What the desktop client tells a page through cookies, checked. Owns the rules for a usable session;
 * where the cookies come from is `cookies.ts`. The secret leaves this module only inside a `Session`.
 */

/** 20 characters, so that every slice is whole; one byte each, so that a slice is a key. */
const SECRET = /^[\x21-\x7e]{20,}$/;
const PORT = /^[1-9]\d{0,4}$/;
const HIGHEST_PORT = 65_535;

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
  { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly problem: SessionProblem };

export function readSession(cookies: ReadonlyMap<string, string>): SessionResult {
  const text = (name: string): string => cookies.get(name) ?? '';
  const browserId = text(COOKIE.browserId);
  const port = text(COOKIE.port);
  const secret = text(COOKIE.secret);
  if (browserId === '' || port === '' || secret === '') return { ok: false, problem: 'absent' };
  if (!SECRET.test(secret)) return { ok: false, problem: 'secret-invalid' };
  if (!PORT.test(port) || Number(port) > HIGHEST_PORT) return { ok: false, problem: 'port-invalid' };
  return {
    ok: true,
    session: {
      browserId,
      secret,
      port: Number(port),
      browserName: text(COOKIE.browserName),
      environmentId: text(COOKIE.environmentId),
      apiId: text(COOKIE.apiId),
      cheatString: text(COOKIE.cheatString),
      channelId: text(COOKIE.channelId),
      isGuest: text(COOKIE.guest) !== '',
      cookieWhiteList: text(COOKIE.whiteList),
    },
  };
}
