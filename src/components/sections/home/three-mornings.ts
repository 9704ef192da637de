/**
 * What stands in the hero's three windows: a morning, a day and an evening of the first sample shops, each page in the
 * language and the currency of its marketplace, whatever the language of the site is. All of it is sample data.
 */
import { sampleShops, type SampleShop } from '#src/content/data/sample-shops.ts';

export interface Morning extends SampleShop {
  /** In the morning, by day, in the evening. */
  greetings: readonly [string, string, string];
  currency: string;
  orders: readonly [label: string, count: number];
  sales: readonly [label: string, amount: number];
  /** Of the day so far, as heights out of 60. */
  trend: readonly number[];
  rows: readonly (readonly [label: string, count: number])[];
}

const pages: readonly Omit<Morning, keyof SampleShop>[] = [
  {
    greetings: ['Good morning', 'Good afternoon', 'Good evening'],
    currency: 'USD',
    orders: ['Orders today', 42],
    sales: ['Sales', 3184],
    trend: [20, 25, 17, 36, 33, 49, 44, 60],
    rows: [
      ['Ready to ship', 12],
      ['Messages', 3],
    ],
  },
  {
    greetings: ['Guten Morgen', 'Guten Tag', 'Guten Abend'],
    currency: 'EUR',
    orders: ['Bestellungen', 17],
    sales: ['Umsatz', 912],
    trend: [36, 30, 42, 25, 33, 53, 46],
    rows: [['Versandbereit', 5]],
  },
  {
    greetings: ['おはようございます', 'こんにちは', 'こんばんは'],
    currency: 'JPY',
    orders: ['本日の注文', 31],
    sales: ['売上', 84600],
    trend: [15, 36, 27, 44, 38, 57, 50],
    rows: [['出荷待ち', 9]],
  },
];

export const mornings: readonly Morning[] = sampleShops.flatMap((shop, index) => {
  const page = pages[index];
  return page ? [{ ...shop, ...page }] : [];
});

/** The curve of a day as the outline of an area, 300 wide and 60 high. */
export function trendPath(trend: readonly number[]): string {
  const step = 300 / (trend.length - 1);
  const points = trend.map((height, index) => `${Math.round(index * step)} ${60 - height}`);
  return `M0 60 ${points.join(' ')} 300 60Z`;
}
