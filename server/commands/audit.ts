/** The trace that a command leaves: a record beside the change, in its transaction, and a line in the log. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { readArguments, readTime, wholeNumber } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { helpTexts } from './help.mjs';
import { table } from './output.ts';

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

export const auditCommand: Command = {
  name: 'audit',
  summary: 'what these commands changed, when, and who ran them',
  help: helpTexts.audit,
  async run(args, { db, out }) {
    const { values, positionals } = readArguments(args, {
      since: { type: 'string' },
      limit: { type: 'string', default: '100' },
    });
    if (positionals.length > 0) throw new InputError('audit has no further words. --help shows its options.');
    const since = values.since === undefined ? 0 : readTime('--since', values.since);
    const records = await db
      .selectFrom('audit_records')
      .selectAll()
      .where('at', '>=', since)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(wholeNumber('--limit', values.limit, 1, 10_000))
      .execute();
    if (records.length === 0) return out.write('Nothing was changed.\n');
    await out.write(
      table(
        ['when', 'who', 'what', 'subject', 'detail'],
        records.map(({ at, actor, action, subject, detail }) => [
          new Date(at).toISOString(),
          actor,
          action,
          subject,
          detail,
        ]),
      ),
    );
  },
};
