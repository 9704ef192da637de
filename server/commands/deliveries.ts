/** The outbox: events that wait for delivery, and events that the receiver refused. */
import { makeChange } from './audit.ts';
import { listCommand, type Listing, type Period } from './arguments.ts';
import { InputError, type CommandContext } from './command.ts';

/** The first ones show the problem; `submissions` lists everything that was sent. */
const MAX_LISTED = 50;

export const deliveries = listCommand('deliveries', { options: {}, above: count, list, actions: { again } });

async function count({ db }: CommandContext): Promise<Listing> {
  const counts = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['destination', 'state', fn.countAll<number | string>().as('count')])
    .groupBy(['destination', 'state'])
    .orderBy('destination')
    .orderBy('state')
    .execute();
  return {
    columns: ['destination', 'state', 'count'],
    rows: counts.map(({ destination, state, count }) => [destination, state, count]),
    empty: 'There are no events yet.',
  };
}

async function list({ db }: CommandContext, { from, to }: Period): Promise<Listing> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', ['open', 'set aside'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('destination')
    .orderBy('sequence')
    .limit(MAX_LISTED)
    .execute();
  return {
    columns: ['id', 'destination', 'state', 'since', 'tries', 'problem'],
    rows: rows.map((row) => [
      row.submission_id,
      row.destination,
      row.state,
      new Date(row.created_at).toISOString(),
      row.tries,
      row.last_problem,
    ]),
    empty: '',
  };
}

async function again(context: CommandContext, id: string): Promise<void> {
  await makeChange(context, async (transaction) => {
    const reopened = await transaction
      .updateTable('deliveries')
      .set({ state: 'open', refusals: 0, next_at: context.clock.now(), settled_at: null })
      .where('submission_id', '=', id)
      .where('state', '=', 'set aside')
      .returning('destination')
      .execute();
    if (reopened.length === 0) {
      throw new InputError(
        `No event with the id "${id}" was set aside: \`npm run operate -- deliveries\` lists those that were.`,
      );
    }
    return { action: 'delivery.again', subject: id };
  });
  await context.out.write(`${id} will be sent again.\n`);
}
