/** The trace that a command leaves: a record beside the change, in its transaction, and a line in the log. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { LIST_OPTIONS, printed, readArguments, readPeriod, wholeNumber } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';

export interface Deed {
  /** `join.approve` */
  action: string;
  /** Id of what was changed. */
  subject: string;
  /** Ids and choices; no personal data. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

export async function record(
  transaction: Kysely<Schema>,
  { clock, actor }: Pick<CommandContext, 'clock' | 'actor'>,
  { action, subject, detail = {} }: Deed,
): Promise<void> {
  await transaction
    .insertInto('audit_records')
    .values({ id: newId(), at: clock.now(), actor, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

/** Makes a change and its trace, both or none; the log hears of it when both are there. */
export async function change(
  context: CommandContext,
  work: (transaction: Transaction<Schema>) => Promise<Deed>,
): Promise<Deed> {
  const deed = await context.db.transaction().execute(async (transaction) => {
    const done = await work(transaction);
    await record(transaction, context, done);
    return done;
  });
  context.log.info({ actor: context.actor, ...deed }, 'an operator’s command changed something');
  return deed;
}

export const audit: Command = async (args, { db, out }) => {
  const { values, positionals } = readArguments(args, {
    ...LIST_OPTIONS,
    limit: { type: 'string', default: '100' },
  });
  if (positionals.length > 0) throw new InputError('audit has no further words. --help shows its options.');
  const { from, to } = readPeriod(values);
  const records = await db
    .selectFrom('audit_records')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(wholeNumber('--limit', values.limit, 1, 10_000))
    .execute();
  const rows = records.map(({ at, actor, action, subject, detail }) => [
    new Date(at).toISOString(),
    actor,
    action,
    subject,
    detail,
  ]);
  const columns = ['when', 'who', 'what', 'subject', 'detail'];
  await out.write(printed({ columns, rows, empty: 'Nothing was changed.' }, values));
};
