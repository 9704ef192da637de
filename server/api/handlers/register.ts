/** Registration. Only a person who has shown the phone's code learns whether it is known. */
import { REASON_COMMON_PASSWORD, RET } from '#src/api/contract/codes.ts';
import { hashPassword, isCommonPassword } from '#server/accounts/passwords.ts';
import { isReferrer, createAccount, findUserId, readAccount } from '#server/accounts/users.ts';
import { SAMPLE_SIGN_UPS } from '#server/accounts/sign-ups.ts';
import { giftOf } from '#server/content/content.ts';
import { blocked, data, refuse, refuseField, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { countAttempt, sendCode, consumeCode } from './codes.ts';

export const registerPhoneCode: HandlerOf<'registerPhoneCode'> = (request, context) =>
  sendCode(
    { purpose: request.purpose ?? 'verify', areaCode: request.area_code, phone: request.phone },
    request.voice === 1,
    context,
  );

export const registerCheckReferrer: HandlerOf<'registerCheckReferrer'> = async (
  { referral },
  { services, address, language },
) => {
  const { limiter, rules } = services;
  const { limit, found } = await limiter.attempt(rules.failedLookup(address), async () =>
    (await isReferrer(services, referral)) ? referral : undefined,
  );
  if (!limit.allowed) return blocked(limit.retryAfterSeconds, language);
  return data({ valid: found !== undefined });
};

export const registerAdd: HandlerOf<'registerAdd'> = async (request, context) => {
  const { services, address, language, device } = context;
  const { db, codes, content, clock, registrations, deliveries } = services;
  if (isCommonPassword(request.password)) return refuseField('password', REASON_COMMON_PASSWORD);
  const limit = await countAttempt(context);
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);

  const subject = await codes.newestFor({
    purpose: 'register',
    areaCode: request.area_code,
    phone: request.phone,
  });
  const verdict = await codes.verify(subject, request.code, address);
  if (verdict === 'wrong') return refuse(RET.codeWrong, language);
  if (verdict === 'expired') return refuse(RET.codeExpired, language);
  if (await findUserId(db, subject)) return refuse(RET.phoneRegistered, language);
  if (verdict === 'used') return refuse(RET.codeExpired, language);
  if (request.referral !== '' && !(await isReferrer(services, request.referral))) {
    return refuse(RET.referrerInvalid, language);
  }

  const passwordHash = await hashPassword(request.password);
  const gift = giftOf(content, request.promoter);
  const newAccount = { ...request, passwordHash, ...gift, language, device, now: clock.now() };
  const userId = await db.transaction().execute(async (transaction) => {
    if (!(await consumeCode(transaction, subject, request.code, context))) return undefined;
    const id = await createAccount(transaction, newAccount);
    if (id !== undefined) await registrations.enqueue(transaction, id, newAccount);
    return id;
  });
  if (userId !== undefined) {
    deliveries.wake();
    const account = await readAccount(db, userId);
    return data({
      user_id: userId,
      ...gift,
      referral_code: account?.referralCode ?? '',
      session: services.account?.session(userId) ?? '',
    });
  }
  // Another request with this phone was faster: it registered, or used the code.
  return refuse((await findUserId(db, subject)) ? RET.phoneRegistered : RET.codeExpired, language);
};

export const registerRecent: HandlerOf<'registerRecent'> = async (_request, { services }) =>
  data({ minutes: services.config.isSample ? [...SAMPLE_SIGN_UPS] : await services.signUps() });
