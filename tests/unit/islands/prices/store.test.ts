import { describe, expect, it } from 'vitest';
import { createCalculator, showDay, readQuote, withSelection } from '#islands/prices/store.ts';
import { exampleSelection, valuesOf, type Prices } from '#src/domain/prices.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';
import { testHost } from '#tests/helpers/test-host.ts';

const rate = { month: 10, year: 100 };
const prices: Prices = {
  since: '2026-01-01',
  validDays: 30,
  shop: rate,
  seat: rate,
  addresses: [{ id: 'us', name: 'United States', ...rate }],
  coupon: 38,
};
const FIRST = valuesOf(exampleSelection(prices));
const setUp = (query = '') => {
  const host = testHost({}, { address: `https://site.test/fees${query}` });
  return { host, calculator: createCalculator(host, prices) };
};

describe('createCalculator', () => {
  it('keeps in the address what differs from the example, and the rest of the address', () => {
    const { host, calculator } = setUp('?promoter=q#prices');
    calculator.start(FIRST);
    expect(host.address()).toBe('https://site.test/fees?promoter=q#prices');
    calculator.change({ ...FIRST, shops: '5', term: 'year' });

    expect(host.address()).toBe('https://site.test/fees?promoter=q&shops=5&term=year#prices');
    calculator.change(FIRST);
    expect(host.address()).toBe('https://site.test/fees?promoter=q#prices');
  });

  it('starts with the address, and prefers what was typed meanwhile', () => {
    const { calculator } = setUp('?shops=5&people=7&ip-us=junk');
    expect(calculator.start({ ...FIRST, people: '2' })).toEqual({ ...FIRST, shops: '5', people: '2' });
    expect(calculator.$calculator.get().selection.counts).toEqual({ shops: 5, people: 2, 'ip-us': 3 });
  });

  it('names invalid fields, and shows the last valid result', () => {
    const { host, calculator } = setUp();
    calculator.change({ ...FIRST, shops: '5' });
    calculator.change({ ...FIRST, shops: '' });

    expect(calculator.$calculator.get()).toMatchObject({
      selection: { counts: { shops: 5 } },
      wrong: ['shops'],
    });
    expect(host.address()).toContain('shops=5');
  });
});

describe('readQuote', () => {
  // 23:30 of November 24 in London is the 25th in China.
  const clock = createPageClock();
  clock.wallMs = () => Date.parse('2026-11-24T23:30:00Z');

  it('has today’s day in China until the address has one', () => {
    const host = testHost({ clock }, { address: 'https://site.test/fees/quote?shops=8&ip-us=-1' });
    const quote = readQuote(host, prices);
    expect(quote).toMatchObject({ issued: '2026-11-25', selection: { counts: { shops: 8, 'ip-us': 3 } } });
    showDay(host, quote.issued);

    expect(host.address()).toBe('https://site.test/fees/quote?shops=8&ip-us=-1&day=2026-11-25');
  });

  it('reads what the calculator links to', () => {
    const selection = { counts: { shops: 2, people: 4, 'ip-us': 0 }, term: 'year' } as const;
    const host = testHost(
      { clock },
      { address: `https://site.test${withSelection('/fees/quote', selection)}` },
    );
    expect(readQuote(host, prices).selection).toEqual(selection);
  });
});
