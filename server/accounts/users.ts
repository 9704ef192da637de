/** Accounts. A phone with its area code is the account's name: one account for each. */
import type { Insertable, Transaction } from 'kysely';
import { countRows } from '#server/db/count-rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import { checkPassword } from '#src/domain/validation/password.ts';
import type { Installation } from '#server/installation.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';

export interface PhoneNumber {
  areaCode: string;
  phone: string;
}

export interface NewAccount {
  area_code: string;
  phone: string;
  /** `null` until the person sets a password. */
  passwordHash: string | null;
  user_name: string;
  /** `staff` joined by invitation. */
  type: 'company' | 'user' | 'staff';
  now: number;
  company_name?: string;
  /** Where the owner came from; empty where that is not given. */
  referral?: string;
  promoter?: string;
  channel?: string;
  callback?: string;
  activity_id?: string;
  from?: string;
  utm_source?: string;
  /** Of the page and the browser that it was opened with. */
  language?: string;
  device?: string;
  /** Yuan: the new user's gift, and what a promoter adds to it. */
  coupon?: number;
  coupon_more?: number;
}

export async function findUserId(
  db: Database,
  { areaCode, phone }: PhoneNumber,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('area_code', '=', areaCode)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.id;
}

/** The same, and locks the account's row, so that it cannot be closed before the transaction ends. */
export async function lockUserId(
  transaction: Transaction<Schema>,
  { areaCode, phone }: PhoneNumber,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('users')
    .set((update) => ({ phone: update.ref('phone') }))
    .where('area_code', '=', areaCode)
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * The user, and for a company account the company with the user as its boss.
 * @returns the new id, or `undefined` when the phone has an account already
 */
export async function createAccount(
  transaction: Transaction<Schema>,
  account: NewAccount,
): Promise<string | undefined> {
  const { now } = account;
  const user = await transaction
    .insertInto('users')
    .values({
      id: newId(),
      area_code: account.area_code,
      phone: account.phone,
      password_hash: account.passwordHash,
      user_name: account.user_name,
      type: account.type,
      referral_code: newId(10),
      referred_by: account.referral ?? '',
      promoter: account.promoter ?? '',
      channel: account.channel ?? '',
      callback: account.callback ?? '',
      activity_id: account.activity_id ?? '',
      from_channel: account.from ?? '',
      coupon: account.coupon ?? 0,
      coupon_more: account.coupon_more ?? 0,
      utm_source: account.utm_source ?? '',
      language: account.language ?? '',
      device: account.device ?? '',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['area_code', 'phone']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return undefined;
  if (account.type === 'company') {
    const company = { id: newId(), name: account.company_name ?? '', created_at: now };
    await transaction.insertInto('companies').values(company).execute();
    await addMember(transaction, {
      company_id: company.id,
      user_id: user.id,
      role: 'boss',
      state: 'active',
      created_at: now,
    });
  }
  return user.id;
}

type Member = Insertable<Schema['members']> & { role: Account['role']; state: 'active' | 'waiting' };

/** An existing membership does not change. */
export async function addMember(transaction: Transaction<Schema>, member: Member): Promise<void> {
  await transaction
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doNothing())
    .execute();
}

export interface Account {
  id: string;
  userName: string;
  referralCode: string;
  /** In the company that the person belongs to; a person without a company leads their own shops. */
  role: 'boss' | 'manager' | 'employee';
}

/** @returns `undefined` for an account that was closed or never existed */
export async function readAccount(db: Database, id: string): Promise<Account | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'users.id').on('members.state', '=', 'active'),
    )
    .select(['users.id', 'users.user_name', 'users.referral_code', 'users.type', 'members.role'])
    .where('users.id', '=', id)
    .orderBy('members.created_at')
    .executeTakeFirst();
  if (!user) return undefined;
  const role = user.role ?? (user.type === 'staff' ? 'employee' : 'boss');
  return {
    id: user.id,
    userName: user.user_name,
    referralCode: user.referral_code,
    role: role as Account['role'], // what `addMember` writes
  };
}

/** The latest change of each account. */
const changes = new Map<string, Promise<unknown>>();

/**
 * An account's passwords are set one after the other: nothing else limits how often, and hashes that wait delay everyone.
 * @returns what is wrong with it: it breaks the rules, or is one of the most common
 */
export async function setPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<'password' | 'common' | undefined> {
  if (checkPassword(password)) return 'password';
  if (isCommonPassword(password)) return 'common';
  const change = Promise.allSettled([changes.get(userId)]).then(async () => {
    const password_hash = await hashPassword(password);
    await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  });
  changes.set(userId, change);
  await change.finally(() => changes.get(userId) === change && changes.delete(userId));
  return undefined;
}

export async function isReferrer(
  { db, content }: Pick<Installation, 'db' | 'content'>,
  referral: string,
): Promise<boolean> {
  if (content.promoters.promoters.some((promoter) => promoter.referral === referral)) return true;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', referral)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many accounts named this referral code when they were opened. */
export const countReferred = (db: Database, referral: string): Promise<number> =>
  countRows(db.selectFrom('users').where('referred_by', '=', referral));
