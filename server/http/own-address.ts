/**
 * Whether an address leads to this site: to the host that was asked, or to one of its origins.
 *
 * @param host as the request names it
 */
export function isOwnAddress(address: string, host: string, ownOrigins: ReadonlySet<string>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: target, origin } = new URL(address);
  return (/^https?:$/.test(protocol) && target === host) || ownOrigins.has(origin);
}
