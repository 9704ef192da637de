/** Visits, downloads and registrations, from the sums of days. Nothing of a person. */
import { beijingDay } from '#server/statistics/days.ts';
import { DIMENSIONS, sumsBy, sumsByDay, type Counts } from '#server/statistics/sums.ts';
import { LIST_OPTIONS, oneOf, printed, readArguments, readPeriod } from './arguments.ts';
import { InputError, type Command } from './command.ts';
import { readPromoterMark } from './promoter-mark.ts';

const COUNTS = ['landing', 'download', 'registration'] as const satisfies (keyof Counts)[];

export const statistics: Command = async (args, { db, config, out }) => {
  const { values, positionals } = readArguments(args, {
    ...LIST_OPTIONS,
    by: { type: 'string', default: 'day' },
  });
  if (positionals.length > 0)
    throw new InputError('statistics has no further words. --help shows its options.');
  const by = oneOf('--by', values.by, DIMENSIONS);
  const wanted = readPeriod(values);
  const mark = by === 'promoter' ? readPromoterMark(config.contentDir) : undefined;
  const sums =
    by === 'day'
      ? (await sumsByDay(db, wanted)).map(({ day, ...counts }) => ({ value: beijingDay(day), ...counts }))
      : await sumsBy(db, by, wanted);
  await out.write(
    printed(
      {
        columns: [by, ...(mark ? ['known'] : []), ...COUNTS],
        rows: sums.map((sum) => [
          sum.value,
          ...(mark ? [mark(sum.value)] : []),
          ...COUNTS.map((name) => sum[name]),
        ]),
        empty: 'Nothing was counted.',
      },
      values,
    ),
  );
};
