/** The trace that a command leaves: a record beside the change, in its transaction, and a line in the log. */
import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { readArguments, readTime, wholeNumber } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { table } from './output.ts';

export interface Deed {
  /** `join.approve` */
  action: string;
  /** Id of what was changed. */
  subject: string;
  /** Ids and choices; no personal data. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

async function record(
  transaction: Transaction<Schema>,
  { clock, actor }: CommandContext,
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
  help: `npm run audit -- [--since DAY] [--limit N]

Lists what operators' commands changed, newest first.

  --since DAY   from this day on (Beijing), or time with its zone
  --limit N     at most so many, 1 to 10000 (default 100)

  npm run audit -- --since 2026-11-01
`,
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
