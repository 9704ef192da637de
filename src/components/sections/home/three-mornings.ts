/**
 * Content of the hero's three windows: the first sample shops at three times of day, each page in its marketplace's
 * language and currency, whatever the site's language. All of it is sample data.
 */
import { sampleShops, type SampleShop } from '#src/content/data/sample-shops.ts';

export interface Morning extends SampleShop {
  /** In the morning, during the day, in the evening. */
  greetings: readonly [string, string, string];
  currency: string;
  orders: readonly [label: string, count: number];
  sales: readonly [label: string, amount: number];
  /** Sales of the day so far, as heights out of 28. */
  trend: readonly number[];
  /** The newest orders, each with a drawing of 24 by 24. */
  newest: readonly (readonly [product: string, amount: number, drawing: string])[];
}

const pages: readonly Omit<Morning, keyof SampleShop>[] = [
  {
    greetings: ['Good morning', 'Good afternoon', 'Good evening'],
    currency: 'USD',
    orders: ['Orders today', 42],
    sales: ['Sales', 3184],
    trend: [8, 15, 12, 21, 27],
    newest: [
      ['Desk lamp', 64, 'M8 4h8l3 8H5zM12 12v8M8 20h8'],
      ['Water bottle', 28, 'M9 3h6v4l2 3v11H7V10l2-3z'],
    ],
  },
  {
    greetings: ['Guten Morgen', 'Guten Tag', 'Guten Abend'],
    currency: 'EUR',
    orders: ['Bestellungen', 17],
    sales: ['Umsatz', 912],
    trend: [16, 13, 11, 24, 20],
    newest: [['Kaffeebecher', 19, 'M4 7h12v12H4zM16 9h4v6h-4']],
  },
  {
    greetings: ['おはようございます', 'こんにちは', 'こんばんは'],
    currency: 'JPY',
    orders: ['本日の注文', 31],
    sales: ['売上', 84600],
    trend: [7, 16, 13, 26, 22],
    newest: [['弁当箱', 2980, 'M4 7h16v12H4zm0 4h16']],
  },
];

export const mornings: readonly Morning[] = sampleShops.flatMap((shop, index) => {
  const page = pages[index];
  return page ? [{ ...shop, ...page }] : [];
});

/** The day's curve as the outline of an area of 300 by 28. */
export function trendPath(trend: readonly number[]): string {
  const step = 300 / (trend.length - 1);
  const points = trend.map((height, index) => `${Math.round(index * step)} ${28 - height}`);
  return `M0 28 ${points.join(' ')} 300 28Z`;
}
