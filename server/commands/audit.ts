/** The audit of a command: a record in the transaction of the change, and a line in the log. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { listCommand, wholeNumber } from './arguments.ts';
import type { CommandContext } from './command.ts';

export interface Change {
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
  { action, subject, detail = {} }: Change,
): Promise<void> {
  await transaction
    .insertInto('audit_records')
    .values({ id: newId(), at: clock.now(), actor, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

/** Makes a change and its record, both or none; the log line is written after the commit. */
export async function makeChange(
  context: CommandContext,
  work: (transaction: Transaction<Schema>) => Promise<Change>,
): Promise<Change> {
  const change = await context.db.transaction().execute(async (transaction) => {
    const done = await work(transaction);
    await record(transaction, context, done);
    return done;
  });
  context.log.info({ actor: context.actor, ...change }, 'an operator’s command changed something');
  return change;
}

export const audit = listCommand('audit', {
  options: { limit: { type: 'string', default: '100' } },
  async list({ db }, { from, to }, { limit }) {
    const records = await db
      .selectFrom('audit_records')
      .selectAll()
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(wholeNumber('--limit', limit, 1, 10_000))
      .execute();
    return {
      columns: ['when', 'who', 'what', 'subject', 'detail'],
      rows: records.map(({ at, ...row }) => [
        new Date(at).toISOString(),
        row.actor,
        row.action,
        row.subject,
        row.detail,
      ]),
      empty: 'Nothing was changed.',
    };
  },
});
