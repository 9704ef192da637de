/**
 * Which pages may connect to the client: those of loopback, and extensions. A page in any browser tab can reach a
 * loopback server, so origins are checked. An extension is allowed because the user has installed it; a real client
 * would name the ones that it knows.
 */

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
const EXTENSION = /^(chrome|moz)-extension:\/\/[\w-]+$/;

export const isAllowedOrigin = (origin = ''): boolean => LOOPBACK.test(origin) || EXTENSION.test(origin);
