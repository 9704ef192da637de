/**
 * Whether an address is on this site: on the requested host, or on one of the site's origins.
 *
 * @param host from the request
 */
export function isOwnAddress(address: string, host: string, ownOrigins: ReadonlySet<string>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: target, origin } = new URL(address);
  return (/^https?:$/.test(protocol) && target === host) || ownOrigins.has(origin);
}
