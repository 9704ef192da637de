/**
 * Signing in: by mobile number or user name with a password, or by number with a code. An unknown account, one without
 * a password and a wrong password get the same answer in the same time.
 */
import { withoutControls } from '#src/api/contract/fields.ts';
import type { Services } from '#server/api/services.ts';
import type { Database } from '#server/db/schema.ts';
import type { CodeSubject } from '#server/accounts/codes.ts';
import { isPassword } from '#server/accounts/passwords.ts';
import { findUserId, readAccount, type Account, type PhoneNumber } from '#server/accounts/users.ts';
import type { CallContext } from '#server/api/handler.ts';
import { countAttempt, consumeCode } from '#server/api/handlers/codes.ts';
import { AREA_CODES, type AreaCode } from '#src/config/wire.ts';
import { checkPhone, normalizePhone } from '#src/domain/validation/phone.ts';
import type { AccountGrants } from './grants.ts';

/** A number goes before a user name. The first account with a user name keeps it, so that no other can take it over. */
function findByName(db: Database, typed: string, numbers: readonly (readonly [AreaCode, string])[]) {
  const phones = numbers.map(([, phone]) => phone);
  // One query, with or without an account, so that its time reveals nothing.
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((where) =>
      where.or([
        // Invited people’s names are stored as they were typed, with accents as letters of their own, too.
        where('user_name', 'in', [typed, typed.normalize('NFD')]),
        ...numbers.map((number) => where(where.refTuple('area_code', 'phone'), '=', where.tuple(...number))),
      ]),
    )
    .orderBy((order) => order('phone', 'in', phones), 'desc')
    .orderBy('created_at')
    .executeTakeFirst();
}

/** `blocked`: too many failed attempts for this account or from this address. */
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
  const numbers = AREA_CODES.map((areaCode) => [areaCode, normalizePhone(areaCode, typed)] as const);
  const user = await findByName(db, typed, numbers);
  // An unknown number is counted in all its spellings together as well, so that the limit does not reveal an account.
  const number = numbers.find(([areaCode, phone]) => !checkPhone(areaCode, phone));
  const limits = [
    ...rules.passwordFailureOfAddress(address),
    ...rules.passwordFailureOfAccount(user?.id ?? number?.join(' ') ?? typed),
  ];
  const { limit, found } = await limiter.attempt(limits, async () =>
    (await isPassword(password, user?.password_hash)) && user ? readAccount(db, user.id) : undefined,
  );
  if (!limit.allowed) return { kind: 'blocked', retryAfterSeconds: limit.retryAfterSeconds };
  return found ? { kind: 'in', account: found } : { kind: 'wrong' };
}

/** The address under which attempts of the desktop client on this machine are counted. */
const OWN_ADDRESS = '127.0.0.1';

/** The accounts of the site as that client asks for them: by password, or by the code of a sign-in. */
export const accountsForClient = (
  services: Pick<Services, 'db' | 'limiter' | 'rules'>,
  grants: AccountGrants,
) => ({
  async checkPassword(account: string, password: string) {
    const signedIn = await signInByPassword(services, { account, password, address: OWN_ADDRESS });
    return signedIn.kind === 'in' ? factsOf(signedIn.account) : undefined;
  },
  async checkCode(code: string) {
    const account = await grants.redeem(code);
    return account && factsOf(account);
  },
});

const factsOf = ({ userName, referralCode, role }: Account) => ({ userName, referralCode, role });

/** The right code proves who owns the number; only then is the missing account named. */
export async function signInByCode(
  { areaCode, phone }: PhoneNumber,
  code: string,
  context: CallContext,
): Promise<SignIn> {
  const { db, codes } = context.services;
  const limit = await countAttempt(context);
  if (!limit.allowed) return { kind: 'blocked', retryAfterSeconds: limit.retryAfterSeconds };
  const subject: CodeSubject = { purpose: 'sign_in', areaCode, phone };
  const verdict = await codes.verify(subject, code, context.address);
  if (verdict === 'wrong') return { kind: 'wrong' };
  const isConsumed =
    verdict === 'right' &&
    (await db.transaction().execute((transaction) => consumeCode(transaction, subject, code, context)));
  if (!isConsumed) return { kind: 'expired' };
  const id = await findUserId(db, subject);
  const account = id === undefined ? undefined : await readAccount(db, id);
  return account ? { kind: 'in', account } : { kind: 'unknown' };
}
