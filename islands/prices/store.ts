/**
 * The values of the calculator of /fees and of the quote. The address keeps them, so that a reload, Back or a colleague
 * gets the same; defaults are left out of it.
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { isoDay } from '#src/domain/day.ts';
import { exampleSelection, quoteDays, readSelection, valuesOf } from '#src/domain/prices.ts';
import type { Prices, QuoteDays, Selection } from '#src/domain/prices.ts';

export type Values = Readonly<Record<string, string>>;

export function createCalculator(host: Host, prices: Prices) {
  const first = exampleSelection(prices);
  const initial = valuesOf(first);
  const $calculator = atom<{ selection: Selection; wrong: readonly string[] }>({
    selection: first,
    wrong: [],
  });

  function change(values: Values): void {
    const { selection, wrong } = readSelection(values, prices);
    if (wrong.length > 0) {
      $calculator.set({ selection: $calculator.get().selection, wrong });
      return;
    }
    $calculator.set({ selection, wrong });
    const chosen = Object.entries(valuesOf(selection)).map(([name, value]): [string, string] => [
      name,
      value === initial[name] ? '' : value,
    ]);
    host.setParameters(Object.fromEntries(chosen));
  }

  return {
    /** `selection` is the last valid one; `wrong` names the invalid fields. */
    $calculator,
    /** Names of the form's fields. */
    names: Object.keys(initial),
    change,
    /** @param typed values of the form. @returns the values to show: typed ones override the address */
    start: (typed: Values) => {
      const changed = Object.entries(typed).filter(([name, value]) => value !== initial[name]);
      const values = { ...linkedValues(host.query(), prices), ...Object.fromEntries(changed) };
      change(values);
      return values;
    },
  };
}

/** The example, with the valid values of the address. */
function linkedValues(query: URLSearchParams, prices: Prices): Values {
  const initial = valuesOf(exampleSelection(prices));
  const linked = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, query.get(name) ?? value] as const),
  );
  const { wrong } = readSelection(linked, prices);
  const valid = Object.entries(linked).filter(([name]) => !wrong.includes(name));
  return { ...initial, ...Object.fromEntries(valid) };
}

export interface ShownQuote extends QuoteDays {
  selection: Selection;
}

/** The quote that an address names, as of today in China, where the prices apply. */
export function readQuote({ query, clock }: Host, prices: Prices): ShownQuote {
  const asked = query();
  const { selection } = readSelection(linkedValues(asked, prices), prices);
  const today = isoDay(new Date(clock.wallMs()), 'Asia/Shanghai');
  return { selection, ...quoteDays(prices, asked.get('day') ?? '', today) };
}

/** Puts the day into the address, so that a shared or bookmarked page is the quote of that day. */
export const showDay = ({ setParameters }: Host, day: string): void => setParameters({ day });

export const withSelection = (path: string, selection: Selection): string =>
  `${path}?${new URLSearchParams(valuesOf(selection)).toString()}`;
