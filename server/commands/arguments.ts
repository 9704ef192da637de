/** Reads the arguments of commands; an error says what to do instead. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { beijingDay } from '#server/statistics/sums.ts';
import { DAY_PATTERN } from '#src/domain/day.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { BYTE_ORDER_MARK, csvRow, table } from './output.ts';

/** @throws InputError for options that the command does not have, or that lack their value */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : 'The arguments cannot be read';
    throw new InputError(`${message ?? ''}. --help lists the options.`);
  }
}

/** One of the allowed words. */
export function oneOf<Word extends string>(what: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new InputError(`${what} "${value}" is not known: choose ${words.join(', ')}.`);
  return found;
}

export function wholeNumber(what: string, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new InputError(
    `${what} has to be a whole number from ${least} to ${most}, such as ${Math.max(least, 7)}.`,
  );
}

/**
 * A day begins at midnight in Beijing, where the support hours are counted too.
 * @returns milliseconds since 1970
 */
export function readTime(what: string, value: string): number {
  const isDay = DAY_PATTERN.test(value);
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value);
  const time = isDay || isTime ? Date.parse(isDay ? `${value}T00:00:00+08:00` : value) : Number.NaN;
  // JavaScript takes the 30th of February for the 2nd of March.
  const isReal = !Number.isNaN(time) && (!isDay || beijingDay(time) === value);
  if (isReal) return time;
  throw new InputError(
    `${what} has to be a day such as 2026-01-31, or a time with its zone such as 2026-01-31T09:00+08:00.`,
  );
}

/** Options of every list. The second names are those of the first version. */
export const LIST_OPTIONS = {
  from: { type: 'string' },
  since: { type: 'string' },
  to: { type: 'string' },
  until: { type: 'string' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

export type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

type ListValues = Values<typeof LIST_OPTIONS>;

/** Milliseconds since 1970, the end excluded. */
export interface Period {
  from: number;
  to: number;
}

export function readPeriod({ from, since, to, until }: ListValues): Period {
  const [first, last] = [from ?? since, to ?? until];
  const period = {
    from: first === undefined ? 0 : readTime('--from', first),
    to: last === undefined ? Number.MAX_SAFE_INTEGER : readTime('--to', last),
  };
  if (period.from >= period.to) throw new InputError('--to has to be later than --from.');
  return period;
}

export interface Listing {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Printed where there is no row. */
  empty: string;
}

/** As a table, or as CSV or JSON where that is asked for. */
function format({ columns, rows, empty }: Listing, { csv, json }: ListValues): string {
  if (csv) return BYTE_ORDER_MARK + [columns, ...rows].map(csvRow).join('');
  if (json) {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
    return `${JSON.stringify(objects, null, 2)}\n`;
  }
  return rows.length === 0 ? `${empty}\n` : table(columns, rows);
}

interface ListCommand<Options extends ParseArgsOptionsConfig> {
  /** Besides the options of every list. */
  options: Options;
  /** Printed above the list, unless it is empty. */
  above?: (context: CommandContext) => Promise<Listing>;
  list: (context: CommandContext, period: Period, values: Values<Options>) => Promise<Listing>;
  /** Actions by their name, which is the first argument; each is run for every id after it. */
  actions?: Readonly<
    Record<string, (context: CommandContext, id: string, values: Values<Options>) => Promise<void>>
  >;
  /** Actions that take no id. */
  plainActions?: Readonly<
    Record<string, (context: CommandContext, values: Values<Options>) => Promise<void>>
  >;
}

/** A command that prints a list, or runs the action in its first argument. */
export const listCommand =
  <Options extends ParseArgsOptionsConfig>(
    verb: string,
    { options, above, list, actions = {}, plainActions = {} }: ListCommand<Options>,
  ): Command =>
  async (args, context) => {
    const { values, positionals } = readArguments(args, { ...LIST_OPTIONS, ...options });
    const listValues = values as ListValues; // the compiler does not tell the two apart
    const [word, ...ids] = positionals;
    if (word === undefined) {
      const listing = await list(context, readPeriod(listValues), values);
      const isAlone = !above || listValues.csv || listValues.json;
      if (!isAlone) await context.out.write(format(await above(context), listValues));
      if (isAlone || listing.rows.length > 0)
        await context.out.write(`${isAlone ? '' : '\n'}${format(listing, listValues)}`);
      return;
    }
    const known = Object.keys({ ...plainActions, ...actions });
    if (known.length === 0)
      throw new InputError(`${verb} takes no further arguments. --help lists its options.`);
    if (!known.includes(word))
      throw new InputError(`"${word}" is not known: choose ${known.join(' or ')}, or nothing for the list.`);
    const [plainAction, action] = [plainActions[word], actions[word]];
    if (plainAction && ids.length > 0) throw new InputError(`${word} takes options only. --help lists them.`);
    if (action && ids.length === 0)
      throw new InputError(`${word} needs an id: \`npm run operate -- ${verb}\` lists them.`);
    await plainAction?.(context, values);
    for (const id of ids) await action?.(context, id, values);
  };
