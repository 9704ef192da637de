import { describe, expect, it } from 'vitest';
import { initialCompany, countDifferences, freeAddress, readIds, readIn } from '#islands/trial/company.ts';

const { shops } = initialCompany;
const pairs = shops.flatMap((one, index) => shops.slice(index + 1).map((other) => ({ one, other })));

describe('the sample company', () => {
  it.each(pairs)('has nothing in common between $one.code and $other.code', ({ one, other }) => {
    expect(countDifferences(one, other)).toBe(readIds.length);
  });

  it('uses only addresses reserved for documentation', () => {
    for (const { ip } of shops) expect(ip).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/);
  });
});

it('readIn returns nothing for cleared cookies', () => {
  const [shop] = shops;
  if (!shop) throw new Error('no shop');

  expect(readIn({ ...shop, cookies: [] }, 'cookies')).toBe('');
  expect(readIn(shop, 'cookies')).toContain('session=us-0427');
});

it.each([
  ['203.0.113.252', []],
  ['198.51.100.23', ['198.51.100.60', '198.51.100.97']],
])('freeAddress finds another one in the range of %s that is not among %j', (ip, taken) => {
  const address = freeAddress(ip, [...taken, ip]);

  expect(address).not.toBe(ip);
  expect(taken).not.toContain(address);
  expect(address.split('.').slice(0, 3)).toEqual(ip.split('.').slice(0, 3));
  expect(Number(address.split('.')[3])).toBeGreaterThan(0);
  expect(Number(address.split('.')[3])).toBeLessThan(255);
});
