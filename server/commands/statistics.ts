/** Visits, downloads and registrations, from the daily sums. Nothing about a person. */
import { readPromoterMark } from '#server/content/content.ts';
import { beijingDay } from '#server/statistics/days.ts';
import { DIMENSIONS, sumsBy, sumsByDay, type Counts } from '#server/statistics/sums.ts';
import { listCommand, oneOf } from './arguments.ts';

const COUNTS = ['landing', 'download', 'registration'] as const satisfies (keyof Counts)[];

export const statistics = listCommand('statistics', {
  options: { by: { type: 'string', default: 'day' } },
  async list({ db, config }, wanted, values) {
    const by = oneOf('--by', values.by, DIMENSIONS);
    const mark = by === 'promoter' ? readPromoterMark(config.contentDir) : undefined;
    const sums =
      by === 'day'
        ? (await sumsByDay(db, wanted)).map(({ day, ...counts }) => ({ value: beijingDay(day), ...counts }))
        : await sumsBy(db, by, wanted);
    return {
      columns: [by, ...(mark ? ['known'] : []), ...COUNTS],
      rows: sums.map((sum) => [
        sum.value,
        ...(mark ? [mark(sum.value)] : []),
        ...COUNTS.map((name) => sum[name]),
      ]),
      empty: 'Nothing was counted.',
    };
  },
});
