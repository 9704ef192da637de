/** Our hosts, which the trust page lists for comparison with the address bar. */

const hostOf = (url: string) => new URL(url).hostname;
const familyOf = (host: string) => host.split('.').slice(-2).join('.');

/**
 * @param siteUrl this site's own origin
 * @param urls addresses that the site uses; those of other domains (a chat network, say) are left out
 * @returns host names, the site's own first
 */
export function officialHosts(siteUrl: string, urls: readonly string[], home: string): string[] {
  const own = urls.map(hostOf).filter((host) => familyOf(host) === familyOf(hostOf(home)));
  return [...new Set([hostOf(siteUrl), ...own])];
}
