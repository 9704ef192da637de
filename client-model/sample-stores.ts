/** Forty sample stores: real platforms, invented shops, documentation addresses. */
import type { StoreRisk } from '#bridge-lib';
import type { ModelStore } from './state.ts';

type Row = readonly [name: string, platform: string, site: string, risk?: StoreRisk];

const ROWS: readonly Row[] = [
  ['Harbor & Pine', 'Amazon', 'US'],
  ['Northlight Home', 'Amazon', 'US', 'device'],
  ['Maple Row Kitchen', 'Amazon', 'CA'],
  ['Casa Naranja', 'Amazon', 'MX'],
  ['Fenwick Goods', 'Amazon', 'UK'],
  ['Fenwick Garden', 'Amazon', 'UK', 'login'],
  ['Lindenhof Haushalt', 'Amazon', 'DE'],
  ['Maison Clairval', 'Amazon', 'FR'],
  ['Sakura Tools', 'Amazon', 'JP'],
  ['Outback Trail', 'Amazon', 'AU'],
  ['Dune & Date', 'Amazon', 'AE'],
  ['RetroParts Depot', 'eBay', 'US'],
  ['Camden Collectables', 'eBay', 'UK'],
  ['Werkstatt24', 'eBay', 'DE'],
  ['Merlion Gadgets', 'Shopee', 'SG'],
  ['Pinoy Picks', 'Shopee', 'PH', 'device'],
  ['Formosa Outdoor', 'Shopee', 'TW'],
  ['Siam Beauty', 'Shopee', 'TH'],
  ['Sao Verde', 'Shopee', 'BR'],
  ['Kuala Baby', 'Lazada', 'MY'],
  ['Saigon Sound', 'Lazada', 'VN'],
  ['Nusantara Style', 'Lazada', 'ID'],
  ['GlowLab', 'TikTok Shop', 'US'],
  ['GlowLab UK', 'TikTok Shop', 'UK'],
  ['Batik Daily', 'TikTok Shop', 'ID', 'login'],
  ['Paper Fox Studio', 'Etsy', 'US'],
  ['Thistle & Thread', 'Etsy', 'UK'],
  ['Prairie Pantry', 'Walmart', 'US'],
  ['Lakeside Toys', 'Walmart', 'US'],
  ['Andes Sport', 'Mercado Libre', 'AR'],
  ['Tierra Azul', 'Mercado Libre', 'MX'],
  ['Bright Gear', 'AliExpress', 'ES'],
  ['Polar Bits', 'AliExpress', 'PL'],
  ['Everyday Finds', 'Temu', 'US'],
  ['Alltagsfund', 'Temu', 'DE'],
  ['Severny Dom', 'Wildberries', 'RU'],
  ['Volga Kids', 'Ozon', 'RU'],
  ['Atlas Cycling', 'Shopify', 'US'],
  ['Tulip & Co', 'bol', 'NL'],
  ['Warsaw Light', 'Allegro', 'PL'],
];

/** The three networks that are reserved for documentation, so that no address belongs to anybody. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];
const HOSTS = 250;
/** The other shops are the team's. */
const LOCAL_STORE_COUNT = 3;
const MEGABYTE = 1024 * 1024;

export function sampleStores(count: number): ModelStore[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, platform, site, risk = 'none'] = ROWS[index % ROWS.length] ?? ['Store', 'Amazon', 'US'];
    const round = Math.floor(index / ROWS.length);
    return {
      id: `store-${String(index + 1).padStart(4, '0')}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      platform,
      site,
      ip: `${NETWORKS[index % NETWORKS.length]}.${(Math.floor(index / NETWORKS.length) % HOSTS) + 2}`,
      status: 'closed',
      risk,
      cacheBytes: ((index * 37) % 180) * MEGABYTE,
      isOnThisComputer: index < LOCAL_STORE_COUNT,
      tag: '',
      boundIp: null,
      whitelist: [],
    };
  });
}

export const STANDARD_STORE_COUNT = ROWS.length;

const STAFF_STORE_COUNT = 12;

/** The employee has the first twelve samples: those of Amazon, and one of eBay. */
export const sampleGrants = (stores: readonly ModelStore[]): Record<string, readonly string[]> => ({
  harbor_staff: stores.slice(0, STAFF_STORE_COUNT).map(({ id }) => id),
});
