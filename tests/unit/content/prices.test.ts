import { describe, expect, it } from 'vitest';
import { parsePrices } from '#src/content/prices.ts';

const rate = { month: 30, year: 300 };
const file = {
  since: '2026-11-01',
  validDays: 30,
  shop: rate,
  seat: rate,
  addresses: [{ id: 'us', name: { 'zh-CN': '美国', 'en-US': 'United States' }, ...rate }],
};

describe('the price list', () => {
  it('names regions in the page’s language', () => {
    expect(parsePrices(file, 'zh-CN').addresses[0]).toEqual({ id: 'us', name: '美国', ...rate });
  });

  it.each([
    ['shop.year', { ...file, shop: { month: 30 } }],
    ['shop.month', { ...file, shop: { month: 0.005, year: 1 } }],
    ['addresses.0.name.en-US', { ...file, addresses: [{ ...file.addresses[0], name: { 'zh-CN': '美国' } }] }],
    ['two regions', { ...file, addresses: [file.addresses[0], file.addresses[0]] }],
  ])('names %s where it is wrong', (place, content) => {
    expect(() => parsePrices(content, 'zh-CN')).toThrow(place);
  });
});
