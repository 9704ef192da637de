/**
 * The plan of a move: checks before and after, one shop a day, and the day on which the old plan or address runs out;
 * and its store while the numbers are typed. Without a first day the days are numbered from 1.
 */
import { DAY_MS } from '#src/domain/duration.ts';
import { atom } from 'nanostores';
import { DAY_PATTERN } from '#src/domain/day.ts';

export const STARTS = ['browser', 'profiles', 'computers', 'vps'] as const;
export type Start = (typeof STARTS)[number];

/** More than anybody moves; the list stays printable. */
export const MAX_SHOPS = 200;
/** Shown until the visitor types a number. */
export const EXAMPLE_SHOPS = 5;
const QUIET_DAYS = 6;

export type Task = 'stock' | 'address' | 'profiles' | 'first' | 'quiet' | 'shop' | 'check' | 'end';

export interface Entry {
  task: Task;
  /** The first shop is the smallest one. */
  shop: number;
  /** Counted from 1, the day on which the plan begins. */
  from: number;
  to: number;
}

export interface Move {
  shops: number;
  from: Start;
  /** First day as `2026-11-25`, empty if unknown. */
  start: string;
  /** Last day of the old plan or address, likewise. */
  end: string;
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** @param number number of the day in the plan */
export const dateOf = (start: string, number: number): Date =>
  new Date(timeOf(start) + (number - 1) * DAY_MS);

/** The entries in the order of their days. */
export function entriesOf({ shops, start, end }: Move): Entry[] {
  const entries: Entry[] = [];
  const add = (task: Task, days = 1, shop = 0) => {
    const from = (entries.at(-1)?.to ?? 0) + 1;
    entries.push({ task, shop, from, to: from + days - 1 });
  };
  add('stock');
  add('address', 3);
  add('profiles');
  add('first', 1, 1);
  add('quiet', QUIET_DAYS);
  for (let shop = 2; shop <= shops; shop += 1) add('shop', 1, shop);
  if (shops > 1) add('quiet', QUIET_DAYS);
  add('check');
  if (start === '' || end === '') return entries;
  const day = Math.round((timeOf(end) - timeOf(start)) / DAY_MS) + 1;
  const last: Entry = { task: 'end', shop: 0, from: day, to: day };
  return [...entries, last].sort((one, other) => one.from - other.from);
}

/** Whether the old plan ends before the last check of all shops. */
export function endsEarly(entries: readonly Entry[]): boolean {
  const dayOf = (task: Task) => entries.find((entry) => entry.task === task)?.from;
  const [end, check] = [dayOf('end'), dayOf('check')];
  return end !== undefined && check !== undefined && end <= check;
}

export const FIELDS = ['shops', 'from', 'start', 'end'] as const;
type Field = (typeof FIELDS)[number];

const EXAMPLE: Move = { shops: EXAMPLE_SHOPS, from: 'browser', start: '', end: '' };

export function createMovePlan() {
  const $plan = atom<{ move: Move; wrong: readonly Field[] }>({ move: EXAMPLE, wrong: [] });
  return {
    /** A wrong entry leaves the plan as it was. */
    $plan,
    change({ shops, from, start, end }: Readonly<Record<Field, string>>) {
      const { move } = $plan.get();
      const number = Number(shops);
      const isCount = Number.isInteger(number) && number >= 1 && number <= MAX_SHOPS;
      const isEnd = end === '' || start === '' || end >= start;
      $plan.set({
        move: {
          shops: isCount ? number : move.shops,
          from: STARTS.find((each) => each === from) ?? move.from,
          start: DAY_PATTERN.test(start) ? start : '',
          end: DAY_PATTERN.test(end) && isEnd ? end : '',
        },
        wrong: [...(isCount ? [] : ['shops' as const]), ...(isEnd ? [] : ['end' as const])],
      });
    },
    /** @returns whether there is a first day, which a calendar needs; if not, its field shows a complaint */
    requireStart() {
      const { move, wrong } = $plan.get();
      if (move.start === '') $plan.set({ move, wrong: [...wrong, 'start'] });
      return move.start !== '';
    },
  };
}
