/** The accounts of a development server, by user name or number; the password is no secret. */
import { hashPassword } from '#server/accounts/passwords.ts';
import { addMember, createAccount } from '#server/accounts/users.ts';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';
import type { Installation } from '#server/installation.ts';
import { SAMPLE_COMPANY_ID } from './sample-invitations.ts';

/** +86 137 0000 0001 and up, in the order of the accounts. */
const FIRST_NUMBER = 13_700_000_001;

export async function seedAccounts({ db, clock }: Pick<Installation, 'db' | 'clock'>): Promise<void> {
  const names = Object.keys(ACCOUNTS);
  const known = await db.selectFrom('users').select('user_name').where('user_name', 'in', names).execute();
  if (known.length === names.length) return;
  const passwordHash = await hashPassword(PASSWORD);
  const now = clock.now();
  for (const [index, [userName, { role }]] of Object.entries(ACCOUNTS).entries()) {
    await db.transaction().execute(async (transaction) => {
      const userId = await createAccount(transaction, {
        area_code: '86',
        phone: String(FIRST_NUMBER + index),
        passwordHash,
        type: 'user',
        user_name: userName,
        now,
      });
      if (userId !== undefined) {
        await addMember(transaction, { companyId: SAMPLE_COMPANY_ID, userId, role, state: 'active', now });
      }
    });
  }
}
