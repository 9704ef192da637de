/** Opens an account like the registration. */
import { hashPassword } from '#server/accounts/passwords.ts';
import { createAccount } from '#server/accounts/users.ts';
import type { Database } from '#server/db/schema.ts';

export const ACCOUNT = { phone: '13812345678', userName: '韩梅梅2026', password: 'Harbour-light-7' } as const;

export async function openAccount(
  db: Database,
  password: string | null = ACCOUNT.password,
  other: { phone?: string; user_name?: string; type?: 'company'; company_name?: string } = {},
): Promise<string> {
  const passwordHash = password === null ? null : await hashPassword(password);
  const id = await db.transaction().execute((transaction) =>
    createAccount(transaction, {
      area_code: '86',
      phone: ACCOUNT.phone,
      user_name: ACCOUNT.userName,
      type: 'user',
      passwordHash,
      company_name: '',
      referral: '',
      promoter: '',
      channel: '',
      callback: '',
      activity_id: '',
      from: '',
      coupon: 38,
      now: 1,
      ...other,
    }),
  );
  if (id === undefined) throw new Error('The number has an account already.');
  return id;
}
