/**
 * Which pages may speak to the client. A loopback server is open to every page of every browser tab. An extension is there
 * because the person who uses the browser has put it there; a client that is sold would still name the ones it knows.
 */

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const EXTENSION = /^(chrome|moz)-extension:\/\/[\w-]+$/;

/** A list of origins, or loopback and extensions when there is none. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[] | undefined): boolean {
  if (origin === undefined) return false;
  return allowed ? allowed.includes(origin) : LOOPBACK.test(origin) || EXTENSION.test(origin);
}
