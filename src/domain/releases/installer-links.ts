/**
 * Addresses of installers: below the download base, with a promoter's code, and the check of addresses from the API.
 */
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import { safeLink } from '#src/domain/safe-link.ts';

/** The address of a manifest file below a download base (`/installers`, `https://cdn.example/berth`). */
export function installerUrl(base: string, file: string): string {
  return `${base.replace(/\/+$/, '')}/${file}`;
}

/**
 * A Windows address ending in `NAME.exe` becomes `NAME_PROMOTER.exe` in the same folder; query and hash stay. For other
 * addresses, and for an empty or invalid promoter, the address stays the same: attribution never prevents a download.
 * The rule is the wire contract's, for 32 and 64 bit.
 */
export function promoterInstallerUrl(url: string, promoter: string): string {
  if (!PROMOTER_PATTERN.test(promoter)) return url;
  const match = /^([^?#]*[^/?#])(\.exe)([?#].*)?$/i.exec(url);
  if (!match) return url;
  const [, beforeSuffix, suffix, rest = ''] = match;
  return `${beforeSuffix}_${promoter}${suffix}${rest}`;
}

export interface InstallerPolicy {
  /** Address of the page, whose origin is always allowed. */
  pageUrl: string;
  /** Other allowed origins: the download base's and the mirrors'. */
  allowedOrigins: readonly string[];
}

/**
 * Checks an address from the API.
 * @returns it as an absolute address; undefined unless it is https (or our own origin) on an allowed host and names a
 * file
 */
export function safeInstallerUrl(url: unknown, { pageUrl, allowedOrigins }: InstallerPolicy) {
  const link = safeLink(url, { ownOrigin: new URL(pageUrl).origin, allowedOrigins });
  return link && /^[^?#]*\/[^/?#]+\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(link.href) ? link.href : undefined;
}

/** The last part of an address's path, which is the name in the download folder. */
export function fileNameOf(url: string): string {
  return /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}
