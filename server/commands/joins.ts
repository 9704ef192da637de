/** People who asked to join a company that wants to be asked: the company's answer, given by the operator. */
import { change } from './audit.ts';
import { readArguments, someIds } from './arguments.ts';
import { InputError, type Command, type CommandContext } from './command.ts';
import { helpTexts } from './help.mjs';
import { table } from './output.ts';

export const joinsCommand: Command = {
  name: 'joins',
  summary: 'lists who asks to join a company; approves or refuses',
  help: helpTexts.joins,
  async run(args, context) {
    const { positionals } = readArguments(args, {});
    const [verb = 'list', ...ids] = positionals;
    if (verb === 'list' && ids.length === 0) return list(context);
    if (verb !== 'approve' && verb !== 'refuse') {
      throw new InputError(`"${verb}" is not known: choose approve or refuse, or nothing for the list.`);
    }
    for (const id of someIds(verb, ids, 'npm run operate -- joins')) await answer(context, verb, id);
  },
};

async function list({ db, out }: CommandContext): Promise<void> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['members.company_id', 'members.user_id', 'members.created_at'])
    .select(['users.user_name', 'users.area_code', 'users.phone', 'companies.name as company_name'])
    .where('members.state', '=', 'waiting')
    .orderBy('members.created_at')
    .orderBy('members.user_id')
    .execute();
  if (rows.length === 0) return out.write('Nobody waits to join.\n');
  await out.write(
    table(
      ['id', 'asked', 'name', 'phone', 'company'],
      rows.map((row) => [
        `${row.company_id}:${row.user_id}`,
        new Date(row.created_at).toISOString(),
        row.user_name,
        `+${row.area_code} ${row.phone}`,
        row.company_name,
      ]),
    ),
  );
}

async function answer(context: CommandContext, verb: 'approve' | 'refuse', id: string): Promise<void> {
  const [companyId = '', userId = ''] = id.split(':');
  await change(context, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['area_code', 'phone'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const answered =
      verb === 'approve'
        ? await transaction
            .updateTable('members')
            .set({ state: 'active' })
            .where('company_id', '=', companyId)
            .where('user_id', '=', userId)
            .where('state', '=', 'waiting')
            .returning('user_id')
            .executeTakeFirst()
        : await transaction
            .deleteFrom('members')
            .where('company_id', '=', companyId)
            .where('user_id', '=', userId)
            .where('state', '=', 'waiting')
            .returning('user_id')
            .executeTakeFirst();
    if (!answered || !user) {
      throw new InputError(
        `Nobody waits under "${id}": \`npm run operate -- joins\` shows who does, with their ids.`,
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
          // Taken before takers were noted: made out to this person.
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
