/** Visits, downloads and registrations, from the daily sums. Nothing about a person. */
import { readPromoterMark } from '#server/content/content.ts';
import { beijingDay, COUNTED, DIMENSIONS, sumsBy, sumsByDay } from '#server/statistics/sums.ts';
import { listCommand, oneOf } from './arguments.ts';

export const statistics = listCommand('statistics', {
  options: { by: { type: 'string', default: 'day' } },
  async list({ db, config }, period, values) {
    const by = oneOf('--by', values.by, DIMENSIONS);
    const mark = by === 'promoter' ? readPromoterMark(config.contentDir) : undefined;
    const sums =
      by === 'day'
        ? (await sumsByDay(db, period)).map(({ day, ...counts }) => ({ value: beijingDay(day), ...counts }))
        : await sumsBy(db, by, period);
    return {
      columns: [by, ...(mark ? ['known'] : []), ...COUNTED],
      rows: sums.map((sum) => [
        sum.value,
        ...(mark ? [mark(sum.value)] : []),
        ...COUNTED.map((name) => sum[name]),
      ]),
      empty: 'Nothing was counted.',
    };
  },
});
