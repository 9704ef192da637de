/**
 * Sample shops of the product pictures, with addresses reserved for documentation. Each has a hue of its own, so that
 * no picture uses a hue twice.
 */
export interface SampleShop {
  /** Printed on the berth: site and number. */
  code: string;
  platform: string;
  ip: string;
  timeZone: string;
  language: string;
  hue: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

export const sampleShops: readonly SampleShop[] = [
  {
    code: 'US-0427',
    platform: 'Amazon',
    ip: '203.0.113.7',
    timeZone: 'America/Los_Angeles',
    language: 'en-US',
    hue: 5,
  },
  {
    code: 'DE-0118',
    platform: 'eBay',
    ip: '198.51.100.23',
    timeZone: 'Europe/Berlin',
    language: 'de-DE',
    hue: 2,
  },
  {
    code: 'JP-0903',
    platform: 'Rakuten',
    ip: '192.0.2.88',
    timeZone: 'Asia/Tokyo',
    language: 'ja-JP',
    hue: 8,
  },
  {
    code: 'BR-0256',
    platform: 'Mercado Libre',
    ip: '198.51.100.141',
    timeZone: 'America/Sao_Paulo',
    language: 'pt-BR',
    hue: 4,
  },
  {
    code: 'ID-0731',
    platform: 'Shopee',
    ip: '203.0.113.92',
    timeZone: 'Asia/Jakarta',
    language: 'id-ID',
    hue: 1,
  },
  {
    code: 'UK-0064',
    platform: 'Etsy',
    ip: '192.0.2.19',
    timeZone: 'Europe/London',
    language: 'en-GB',
    hue: 7,
  },
];
