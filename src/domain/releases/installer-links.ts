/**
 * Addresses of installers: below the download base, under a promoter's name, and whether one that came over the
 * wire may be offered at all.
 */
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import { safeLink } from '#src/domain/safe-link.ts';

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

export interface InstallerPolicy {
  /** Address of the page: its own origin is always allowed. */
  pageUrl: string;
  /** Other origins that installers may come from: the download base's and the mirrors'. */
  allowedOrigins: readonly string[];
}

/**
 * An address from the API, as an absolute one that may be put into a link.
 * @returns undefined for anything that is not https (or our own origin) on an allowed host and names a file
 */
export function safeInstallerUrl(url: unknown, { pageUrl, allowedOrigins }: InstallerPolicy) {
  const link = safeLink(url, { ownOrigin: new URL(pageUrl).origin, allowedOrigins });
  return link && /^[^?#]*\/[^/?#]+\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(link.href) ? link.href : undefined;
}

/** The last part of an address's path: what the visitor will find in the download folder. */
export function fileNameOf(url: string): string {
  return /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
}
