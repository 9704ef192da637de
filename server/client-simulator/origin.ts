/**
 * Which pages may connect to the client. A page in any browser tab can reach a loopback server, so origins are checked.
 * An extension is allowed because the user has installed it; a real client would name the ones that it knows.
 */

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const EXTENSION = /^(chrome|moz)-extension:\/\/[\w-]+$/;

/** A list of origins, or loopback and extensions when there is none. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[] | undefined): boolean {
  if (origin === undefined) return false;
  return allowed ? allowed.includes(origin) : LOOPBACK.test(origin) || EXTENSION.test(origin);
}
