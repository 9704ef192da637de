/** People who asked to join a company that wants to be asked: the company's answer, given by the operator. */
import { makeChange } from './audit.ts';
import { listCommand, type Listing, type Period } from './arguments.ts';
import { InputError, type CommandContext } from './command.ts';

export const joins = listCommand('joins', {
  options: {},
  list,
  actions: {
    approve: (context, id) => answer(context, 'approve', id),
    refuse: (context, id) => answer(context, 'refuse', id),
  },
});

async function list({ db }: CommandContext, { from, to }: Period): Promise<Listing> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['members.company_id', 'members.user_id', 'members.created_at'])
    .select(['users.user_name', 'users.area_code', 'users.phone', 'companies.name as company_name'])
    .where('members.state', '=', 'waiting')
    .where('members.created_at', '>=', from)
    .where('members.created_at', '<', to)
    .orderBy('members.created_at')
    .orderBy('members.user_id')
    .execute();
  return {
    columns: ['id', 'asked', 'name', 'phone', 'company'],
    rows: rows.map((row) => [
      `${row.company_id}:${row.user_id}`,
      new Date(row.created_at).toISOString(),
      row.user_name,
      `+${row.area_code} ${row.phone}`,
      row.company_name,
    ]),
    empty: 'Nobody waits to join.',
  };
}

async function answer(context: CommandContext, verb: 'approve' | 'refuse', id: string): Promise<void> {
  const [companyId = '', userId = ''] = id.split(':');
  await makeChange(context, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['area_code', 'phone'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const waiting = { company_id: companyId, user_id: userId, state: 'waiting' };
    const answered =
      verb === 'approve'
        ? await transaction
            .updateTable('members')
            .set({ state: 'active' })
            .where((where) => where.and(waiting))
            .returning('user_id')
            .executeTakeFirst()
        : await transaction
            .deleteFrom('members')
            .where((where) => where.and(waiting))
            .returning('user_id')
            .executeTakeFirst();
    if (!answered || !user) {
      throw new InputError(
        `Nobody with the id "${id}" waits: \`npm run operate -- joins\` lists those who do.`,
      );
    }
    await transaction
      .updateTable('invitations')
      .set({ state: verb === 'approve' ? 'approved' : 'revoked' })
      .where('company_id', '=', companyId)
      .where('state', '=', 'waiting')
      .where((where) =>
        where.or([
          where('taken_by', '=', userId),
          // Taken before the column existed: made out to this person.
          where.and([
            where('taken_by', 'is', null),
            where('area_code', '=', user.area_code),
            where('phone', '=', user.phone),
          ]),
        ]),
      )
      .execute();
    return { action: `join.${verb}`, subject: id };
  });
  await context.out.write(verb === 'approve' ? `${id} is a member now.\n` : `${id} was refused.\n`);
}
