/**
 * Addresses of installers: below the download base, under a promoter's name, and whether one that came over the
 * wire may be offered at all.
 */
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';

/** The address of a manifest file below a download base (`/installers`, `https://cdn.example/berth`). */
export function installerUrl(base: string, file: string): string {
  return `${base.replace(/\/+$/, '')}/${file}`;
}

/**
 * A Windows address whose path ends in `NAME.exe` becomes `NAME_PROMOTER.exe` in the same folder; query and hash stay.
 * Every other address, and every promoter that is empty or misshapen, gives the address back as it came:
 * attribution never stands in the way of a download. The rule is the wire contract's, for 32 and 64 bit alike.
 */
export function promoterInstallerUrl(url: string, promoter: string): string {
  if (!PROMOTER_PATTERN.test(promoter)) return url;
  const match = /^([^?#]*[^/?#])(\.exe)([?#].*)?$/i.exec(url);
  if (!match) return url;
  const [, beforeSuffix, suffix, rest = ''] = match;
  return `${beforeSuffix}_${promoter}${suffix}${rest}`;
}

export interface LinkPolicy {
  /** Address of the page: relative addresses resolve against it, and its own origin is always allowed. */
  pageUrl: string;
  /** Other origins that installers may come from: the download base's and the mirrors'. */
  allowedOrigins: readonly string[];
}

/**
 * An address from the API, as an absolute one that may be put into a link.
 * @returns undefined for anything that is not https (or our own origin) on an allowed host and names a file
 */
export function safeInstallerUrl(url: unknown, { pageUrl, allowedOrigins }: LinkPolicy): string | undefined {
  // Browsers drop or bend white space, control characters and backslashes; an honest address has none.
  if (typeof url !== 'string' || url.length > 2048 || !/^[\x21-\x5b\x5d-\x7e]+$/.test(url)) return undefined;
  const parsed = parse(url, pageUrl);
  if (parsed?.username !== '' || parsed.password !== '') return undefined;
  const isOwn = parsed.origin === new URL(pageUrl).origin;
  const isAllowed = parsed.protocol === 'https:' && allowedOrigins.includes(parsed.origin);
  const namesFile = /\/[^/]+\.[a-z0-9]{2,5}$/i.test(parsed.pathname);
  return (isOwn || isAllowed) && namesFile ? parsed.href : undefined;
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    // Not an address; the caller treats it like one that is not allowed.
    return undefined;
  }
}

/** The last part of an address's path: what the visitor will find in the download folder. */
export function fileNameOf(url: string): string {
  return /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}
