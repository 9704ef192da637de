/** The plan of a move while its numbers are typed. Without a first day the days are numbered from 1. */
import { atom } from 'nanostores';
import { DAY_PATTERN } from '#src/domain/day.ts';
import { EXAMPLE_SHOPS, MAX_SHOPS, STARTS, type Move } from './plan.ts';

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
