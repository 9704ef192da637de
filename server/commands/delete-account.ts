/** Deletes an account with its memberships, and the companies without other members. */
import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { InputError } from './command.ts';

/**
 * @param withCompany also a company that has other members and no other boss
 * @returns how many companies were deleted
 * @throws InputError for such a company without `withCompany`
 */
export async function deleteAccount(
  transaction: Transaction<Schema>,
  userId: string,
  withCompany: boolean,
): Promise<number> {
  const companies = await closeCompanies(transaction, userId, withCompany);
  await transaction
    .updateTable('invitations')
    .set({ taken_by: null })
    .where('taken_by', '=', userId)
    .execute();
  await transaction.deleteFrom('oauth_grants').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('members').where('user_id', '=', userId).execute();
  // The event that told a webhook of the opening.
  await transaction.deleteFrom('submissions').where('id', '=', userId).execute();
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  return companies;
}

async function closeCompanies(
  transaction: Transaction<Schema>,
  userId: string,
  withCompany: boolean,
): Promise<number> {
  const ownCompanies = await transaction
    .selectFrom('members')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'boss')
    .execute();
  let closed = 0;
  for (const { company_id } of ownCompanies) {
    // Joining takes an invitation: writing these waits for a join under way, and blocks others until the end.
    await transaction
      .updateTable('invitations')
      .set((update) => ({ company_id: update.ref('company_id') }))
      .where('company_id', '=', company_id)
      .execute();
    const others = await transaction
      .selectFrom('members')
      .select(['role'])
      .where('company_id', '=', company_id)
      .where('user_id', '!=', userId)
      .execute();
    // Another boss remains.
    if (others.some(({ role }) => role === 'boss')) continue;
    if (others.length > 0 && !withCompany) {
      throw new InputError(
        `This account is the only boss of company ${company_id}, which has ${others.length} other member${others.length === 1 ? '' : 's'}: add --with-company to close the company as well.`,
      );
    }
    await transaction.deleteFrom('invitations').where('company_id', '=', company_id).execute();
    await transaction.deleteFrom('members').where('company_id', '=', company_id).execute();
    await transaction.deleteFrom('companies').where('id', '=', company_id).execute();
    closed++;
  }
  return closed;
}
