/**
 * Requests to close an account. Closing deletes the account with its memberships, and a company without other members;
 * the request stays on record as the reason.
 */
import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { makeChange, type Change } from './audit.ts';
import { listCommand, type Listing, type Period } from './arguments.ts';
import { deleteAccount } from './delete-account.ts';
import { InputError, type CommandContext } from './command.ts';

export const cancellations = listCommand('cancellations', {
  options: { 'with-company': { type: 'boolean', default: false } },
  list,
  actions: { close: (context, id, values) => close(context, id, values['with-company']), refuse },
});

interface Request {
  area_code: string;
  phone: string;
  reason?: string;
}

const parseBody = (body: string): Request => JSON.parse(body) as Request; // written from the checked form

async function list({ db }: CommandContext, { from, to }: Period): Promise<Listing> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'created_at', 'body'])
    .where('kind', '=', 'cancel')
    .where('handled_at', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    columns: ['id', 'asked', 'phone', 'reason'],
    rows: rows.map(({ id, created_at, body }) => {
      const { area_code, phone, reason = '' } = parseBody(body);
      return [id, new Date(created_at).toISOString(), `+${area_code} ${phone}`, reason];
    }),
    empty: 'No request to close an account is open.',
  };
}

/** Marks the request as answered, in the same transaction. */
async function settle(
  transaction: Transaction<Schema>,
  { clock }: CommandContext,
  id: string,
  outcome: string,
): Promise<Request & { created_at: number }> {
  const row = await transaction
    .updateTable('submissions')
    .set({ handled_at: clock.now(), outcome })
    .where('id', '=', id)
    .where('kind', '=', 'cancel')
    .where('handled_at', 'is', null)
    .returning(['body', 'created_at'])
    .executeTakeFirst();
  if (!row) {
    throw new InputError(
      `No open request has the id "${id}": \`npm run operate -- cancellations\` lists the open ones.`,
    );
  }
  return { ...parseBody(row.body), created_at: row.created_at };
}

async function refuse(context: CommandContext, id: string): Promise<void> {
  await makeChange(context, async (transaction) => {
    await settle(transaction, context, id, 'refused');
    return { action: 'cancellation.refuse', subject: id };
  });
  await context.out.write(`${id} was refused; the account stays.\n`);
}

async function close(context: CommandContext, id: string, withCompany: boolean): Promise<void> {
  const done = await makeChange(context, async (transaction): Promise<Change> => {
    const request = await settle(transaction, context, id, 'closed');
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'created_at'])
      .where('area_code', '=', request.area_code)
      .where('phone', '=', request.phone)
      .executeTakeFirst();
    if (!user) {
      await transaction
        .updateTable('submissions')
        .set({ outcome: 'no account' })
        .where('id', '=', id)
        .execute();
      return { action: 'cancellation.close', subject: id, detail: { account: 'none' } };
    }
    if (user.created_at > request.created_at) {
      throw new InputError(
        `The account of ${id} was opened after the request, so the request concerns an earlier account: refuse it.`,
      );
    }
    const companies = await deleteAccount(transaction, user.id, withCompany);
    return { action: 'cancellation.close', subject: id, detail: { account: user.id, companies } };
  });
  await context.out.write(
    done.detail?.['account'] === 'none'
      ? `${id}: this phone has no account; there was nothing to close.\n`
      : `${id}: the account is closed.\n`,
  );
}
