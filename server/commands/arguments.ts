/** Reads the arguments of commands; what cannot be used is met with what to do instead. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { InputError } from './command.ts';

/** @throws InputError for options that the command does not have, or that lack their value */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : 'The arguments cannot be read';
    throw new InputError(`${message ?? ''}. --help shows what there is.`);
  }
}

/** One of the words that there are. */
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

const BEIJING = '+08:00';
const BEIJING_MS = 8 * 3_600_000;

/**
 * A day begins at midnight in Beijing, where the support hours are counted too.
 * @returns milliseconds since 1970
 */
export function readTime(what: string, value: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value);
  const time = isDay || isTime ? Date.parse(isDay ? `${value}T00:00:00${BEIJING}` : value) : Number.NaN;
  // JavaScript takes the 30th of February for the 2nd of March.
  const isReal =
    !Number.isNaN(time) && (!isDay || new Date(time + BEIJING_MS).toISOString().startsWith(value));
  if (isReal) return time;
  throw new InputError(
    `${what} has to be a day such as 2026-01-31, or a time with its zone such as 2026-01-31T09:00+08:00.`,
  );
}

/** The ids behind a verb; at least one. */
export function someIds(verb: string, ids: readonly string[], list: string): readonly string[] {
  if (ids.length === 0) throw new InputError(`${verb} needs an id: \`${list}\` shows them.`);
  return ids;
}
