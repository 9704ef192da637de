/**
 * The check of every external address before it becomes a link, a picture or a redirect: ads, QR codes, `?target=`,
 * `?callback=`. It allows our own origin, and https on origins that the operator listed. It decides where an address
 * may lead, not whether the visitor is asked first.
 */
import { parseUrl } from '#src/config/parse-url.ts';

export interface LinkPolicy {
  /** `https://www.berth.example`; the page's own, on localhost also plain http. */
  ownOrigin: string;
  /** Further origins, https, as `URL.origin` writes them. */
  allowedOrigins: readonly string[];
}

export interface SafeLink {
  /** Absolute, rebuilt from its parts. */
  href: string;
  /** Whether it leads to this site; otherwise the host is shown. */
  isOwn: boolean;
  host: string;
}

const MAX_CHARS = 2048;
/** White space, backslashes and invisible characters can disguise an address; a real one contains none. */
const PLAIN = /^[^\s\\\p{C}]+$/u;

/**
 * @param raw from an API or a query
 * @returns `undefined` if it may not be followed
 */
export function safeLink(raw: unknown, { ownOrigin, allowedOrigins }: LinkPolicy): SafeLink | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_CHARS || !PLAIN.test(raw)) return undefined;
  const url = parseUrl(raw, ownOrigin);
  if (!url || url.username || url.password) return undefined;
  const { protocol, host, pathname, search, hash } = url;
  // Not `origin`, which is our own for `blob:https://own/…`.
  const origin = `${protocol}//${host}`;
  const isOwn = origin === ownOrigin;
  if (!isOwn && !(protocol === 'https:' && allowedOrigins.includes(origin))) return undefined;
  // A path with two leading slashes would be a host when it is used without its origin.
  return { href: `${origin}${pathname.replace(/^\/+/, '/')}${search}${hash}`, isOwn, host };
}
