/** The outbox: what waits to be handed on, and what its receiver refused. */
import { change } from './audit.ts';
import { readArguments, someIds } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { helpTexts } from './help.mjs';
import { table } from './output.ts';

/** The first of them say what is wrong; `submissions` has all of what was sent. */
const SHOWN = 50;

export const deliveriesCommand: Command = {
  name: 'deliveries',
  summary: 'shows what waits to be handed on by webhook and mail; puts refused ones back',
  help: helpTexts.deliveries,
  async run(args, context) {
    const { positionals } = readArguments(args, {});
    const [verb = 'list', ...ids] = positionals;
    if (verb === 'list' && ids.length === 0) return list(context);
    if (verb !== 'again') {
      throw new InputError(`"${verb}" is not known: choose again, or nothing for the list.`);
    }
    for (const id of someIds(verb, ids, 'npm run operate -- deliveries')) await again(context, id);
  },
};

async function list({ db, out }: CommandContext): Promise<void> {
  const counts = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['destination', 'state', fn.countAll<number | string>().as('count')])
    .groupBy(['destination', 'state'])
    .orderBy('destination')
    .orderBy('state')
    .execute();
  if (counts.length === 0) return out.write('Nothing was handed on yet.\n');
  await out.write(
    table(
      ['destination', 'state', 'count'],
      counts.map(({ destination, state, count }) => [destination, state, String(count)]),
    ),
  );
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', ['open', 'set aside'])
    .orderBy('destination')
    .orderBy('sequence')
    .limit(SHOWN)
    .execute();
  if (rows.length === 0) return;
  await out.write('\n');
  await out.write(
    table(
      ['id', 'destination', 'state', 'since', 'tries', 'problem'],
      rows.map((row) => [
        row.submission_id,
        row.destination,
        row.state,
        new Date(row.created_at).toISOString(),
        String(row.tries),
        row.last_problem,
      ]),
    ),
  );
}

async function again(context: CommandContext, id: string): Promise<void> {
  await change(context, async (transaction) => {
    const back = await transaction
      .updateTable('deliveries')
      .set({ state: 'open', refusals: 0, next_at: context.clock.now(), settled_at: null })
      .where('submission_id', '=', id)
      .where('state', '=', 'set aside')
      .returning('destination')
      .execute();
    if (back.length === 0) {
      throw new InputError(
        `Nothing was set aside under "${id}": \`npm run operate -- deliveries\` shows what was.`,
      );
    }
    return { action: 'delivery.again', subject: id };
  });
  await context.out.write(`${id} is sent again.\n`);
}
