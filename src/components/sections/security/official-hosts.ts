/** Which hosts are ours: what the trust page lists, so that a visitor can compare it with the address bar. */

const hostOf = (url: string) => new URL(url).hostname;
const familyOf = (host: string) => host.split('.').slice(-2).join('.');

/**
 * @param siteUrl this site's own origin
 * @param urls addresses that the site knows; those of other families (a chat network, say) are left out
 * @returns host names, the site's own first
 */
export function officialHosts(siteUrl: string, urls: readonly string[], home: string): string[] {
  const own = urls.map(hostOf).filter((host) => familyOf(host) === familyOf(hostOf(home)));
  return [...new Set([hostOf(siteUrl), ...own])];
}
