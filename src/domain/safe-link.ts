/**
 * The one check that every address from outside passes before it becomes a link, a picture or a jump: ads, QR codes,
 * `?target=`, `?callback=`. Own origin, or https on an origin that the operator listed; everything else is as good as
 * absent. It decides where an address may lead, not whether the visitor is asked first.
 */
import { parseUrl } from '#src/config/parse-url.ts';

export interface LinkPolicy {
  /** `https://www.berth.example`; the page's own, which may be plain http on this machine. */
  ownOrigin: string;
  /** Further origins, https, as `URL.origin` writes them. */
  allowedOrigins: readonly string[];
}

export interface SafeLink {
  /** Absolute, rebuilt from its parts. */
  href: string;
  /** Whether it stays on this site; otherwise the visitor may want to know the host. */
  isOwn: boolean;
  host: string;
}

const MAX_CHARS = 2048;
/** White space, backslashes and invisible characters bend an address; an honest one has none of them. */
const PLAIN = /^[^\s\\\p{C}]+$/u;

/**
 * @param raw as an API or a query brought it
 * @returns `undefined` for anything that may not be followed
 */
export function safeLink(raw: unknown, { ownOrigin, allowedOrigins }: LinkPolicy): SafeLink | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_CHARS || !PLAIN.test(raw)) return undefined;
  const url = parseUrl(raw, ownOrigin);
  if (!url || url.username || url.password) return undefined;
  const { protocol, host, pathname, search, hash } = url;
  // From protocol and host, not from `origin`: that of `blob:https://own/…` is our own.
  const origin = `${protocol}//${host}`;
  const isOwn = origin === ownOrigin;
  if (!isOwn && !(protocol === 'https:' && allowedOrigins.includes(origin))) return undefined;
  // A path that starts with two slashes would be a host, once it is used without its origin.
  return { href: `${origin}${pathname.replace(/^\/+/, '/')}${search}${hash}`, isOwn, host };
}
