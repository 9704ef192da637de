/** Which pages may speak to the client. A loopback server is open to every page of every browser tab. */

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** A list of origins, or the loopback origins when there is none. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[] | undefined): boolean {
  if (origin === undefined) return false;
  return allowed ? allowed.includes(origin) : LOOPBACK.test(origin);
}
