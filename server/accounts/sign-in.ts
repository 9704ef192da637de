/**
 * Who signs in: by a mobile number or a user name with the password, or by a number with a code. An account that does not
 * exist, one without a password and a wrong password are the same answer in the same time.
 */
import { withoutControls } from '#src/api/contract/fields.ts';
import type { Services } from '#server/api/services.ts';
import type { Database } from '#server/db/schema.ts';
import type { CodeSubject } from './codes.ts';
import { AREA_CODES } from '#src/config/wire.ts';
import { checkPassword } from '#src/domain/validation/password.ts';
import { normalizePhone } from '#src/domain/validation/phone.ts';
import { hashPassword, isCommonPassword, isPassword } from './passwords.ts';
import { findUserId } from './users.ts';

export interface Account {
  id: string;
  userName: string;
  referralCode: string;
  /** In the company that the person belongs to; whoever belongs to none leads their own shops. */
  role: 'boss' | 'manager' | 'employee';
}

/** @returns `undefined` for an account that was closed, or never was */
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

/**
 * A number is its owner's, whatever others call themselves. Of several accounts with one user name the first has it: nobody
 * takes a name over by registering it again.
 */
async function findByName(
  db: Database,
  typed: string,
): Promise<{ id: string; password_hash: string | null } | undefined> {
  const numbers = AREA_CODES.map((areaCode) => [areaCode, normalizePhone(areaCode, typed)] as const);
  // One question, whoever there is: how long it takes tells nothing.
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((where) =>
      where.or([
        where('user_name', '=', typed),
        ...numbers.map((number) => where(where.refTuple('area_code', 'phone'), '=', where.tuple(...number))),
      ]),
    )
    .orderBy((order) =>
      order
        .case()
        .when(
          'phone',
          'in',
          numbers.map(([, phone]) => phone),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('created_at')
    .executeTakeFirst();
}

/** `blocked`: too many tries in vain, of this account or from this address. */
export type SignIn =
  | { kind: 'in'; account: Account }
  | { kind: 'wrong' | 'expired' | 'unknown' }
  | { kind: 'blocked'; retryAfterSeconds: number };

/** @throws OverloadError */
export async function signInByPassword(
  { db, limiter, rules }: Pick<Services, 'db' | 'limiter' | 'rules'>,
  { account, password, address }: { account: string; password: string; address: string },
): Promise<SignIn> {
  const typed = withoutControls(account.normalize('NFKC')).trim();
  const user = await findByName(db, typed);
  const tries = [
    ...rules.passwordFailureOfAddress(address),
    ...rules.passwordFailureOfAccount(user?.id ?? typed),
  ];
  const { limit, found } = await limiter.attempt(tries, async () =>
    (await isPassword(password, user?.password_hash)) && user ? readAccount(db, user.id) : undefined,
  );
  if (!limit.allowed) return { kind: 'blocked', retryAfterSeconds: limit.retryAfterSeconds };
  return found ? { kind: 'in', account: found } : { kind: 'wrong' };
}

/** @param number whose code it is; who shows it owns the number, and may hear that it has no account */
export async function signInByCode(
  services: Services,
  {
    areaCode,
    phone,
    code,
    address,
  }: Omit<CodeSubject, 'purpose' | 'token'> & { code: string; address: string },
): Promise<SignIn> {
  const { db, codes, limiter, rules } = services;
  const shown = await limiter.count(rules.codeShown(address));
  const limit = await limiter.consume(rules.codeAttempt({ address, shown }));
  if (!limit.allowed) return { kind: 'blocked', retryAfterSeconds: limit.retryAfterSeconds };
  const subject: CodeSubject = { purpose: 'sign_in', areaCode, phone };
  const verdict = await codes.verify(subject, code, address);
  if (verdict === 'wrong') return { kind: 'wrong' };
  if (verdict !== 'right') return { kind: 'expired' };
  const isSpent = await db.transaction().execute(async (transaction) => {
    if (!(await codes.consume(transaction, subject, code))) return false;
    await limiter.note(transaction, rules.codeShown(address));
    return true;
  });
  if (!isSpent) return { kind: 'expired' };
  const id = await findUserId(db, { areaCode, phone });
  const account = id === undefined ? undefined : await readAccount(db, id);
  return account ? { kind: 'in', account } : { kind: 'unknown' };
}

/** @returns what is wrong with it: not one that the rules allow, or one of the commonest */
export async function setPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<'password' | 'common' | undefined> {
  if (checkPassword(password)) return 'password';
  if (isCommonPassword(password)) return 'common';
  const password_hash = await hashPassword(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  return undefined;
}
