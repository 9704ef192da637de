import { describe, expect, it } from 'vitest';
import {
  exampleSelection,
  plainAmount,
  quoteDays,
  readSelection,
  sumsOf,
  valuesOf,
  type Prices,
  type Selection,
} from '#src/domain/prices.ts';

const prices: Prices = {
  since: '2026-11-01',
  validDays: 30,
  shop: { month: 30, year: 300 },
  seat: { month: 9.99, year: 100 },
  addresses: [
    { id: 'us', name: 'United States', month: 45, year: 450 },
    { id: 'jp', name: 'Japan', month: 52, year: 520 },
  ],
  coupon: 38,
};
const selection = (counts: Selection['counts'], term: Selection['term'] = 'month'): Selection => ({
  counts,
  term,
});

describe('§9.15 sumsOf', () => {
  it.each([
    ['a shop alone: the coupon takes all of the half', selection({ shops: 1 }), [30, 15, 15, 0, 330]],
    ['three shops with their addresses', selection({ shops: 3, 'ip-us': 3 }), [225, 112.5, 38, 74.5, 2549.5]],
    [
      'fen, half of which is rounded down',
      selection({ shops: 1, people: 3 }),
      [59.97, 29.98, 29.99, 0, 659.67],
    ],
    ['a year, a twelfth of it first', selection({ shops: 3 }, 'year'), [900, 37.5, 38, 824.5, 824.5]],
  ])('%s', (_what, asked, [period, half, coupon, first, twelveMonths]) => {
    expect(sumsOf(prices, asked)).toMatchObject({ period, half, coupon, first, twelveMonths });
  });

  it('has a line for every priced item, with its price for the period', () => {
    expect(sumsOf(prices, selection({ shops: 2, people: 3, 'ip-jp': 1 }, 'year')).lines).toEqual([
      { name: 'shops', count: 2, each: 300, sum: 600 },
      { name: 'people', count: 3, each: 100, sum: 300 },
      { name: 'ip-us', region: 'United States', count: 0, each: 450, sum: 0 },
      { name: 'ip-jp', region: 'Japan', count: 1, each: 520, sum: 520 },
    ]);
  });
});

describe('readSelection', () => {
  it('reads the values that it has written', () => {
    const asked = exampleSelection(prices);
    expect(readSelection(valuesOf(asked), prices)).toEqual({ selection: asked, wrong: [] });
  });

  it.each(['', '0', '1.5', '1001', 'three'])('refuses the number of shops %j', (shops) => {
    expect(readSelection({ ...valuesOf(exampleSelection(prices)), shops }, prices).wrong).toEqual(['shops']);
  });

  it('accepts no further person and no address', () => {
    const values = { shops: '1', people: '0', 'ip-us': '0', 'ip-jp': '0', term: 'year' };
    expect(readSelection(values, prices)).toMatchObject({ selection: { term: 'year' }, wrong: [] });
  });
});

it.each([
  ['', { issued: '2026-11-25', until: '2026-12-25', hasEnded: false, isChanged: false }],
  ['2026-11-02', { issued: '2026-11-02', until: '2026-12-02', hasEnded: false, isChanged: false }],
  ['2026-10-26', { issued: '2026-10-26', until: '2026-11-25', hasEnded: false, isChanged: true }],
  ['2026-10-25', { issued: '2026-10-25', until: '2026-11-24', hasEnded: true, isChanged: true }],
  ['2026-11-26', { issued: '2026-11-25' }],
  ['yesterday', { issued: '2026-11-25' }],
])('quoteDays of %j on November 25', (day, expected) => {
  expect(quoteDays(prices, day, '2026-11-25')).toMatchObject(expected);
});

it('the text of an amount has fen only if there are some', () => {
  expect([235, 79.5, 0, 2664.5].map((amount) => plainAmount(amount, 'en-US'))).toEqual([
    '235',
    '79.50',
    '0',
    '2,664.50',
  ]);
});
