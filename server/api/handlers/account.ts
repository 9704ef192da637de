/** Signing in by a code, setting a password after it, and how many people used one's referral ID. */
import { REASON_COMMON_PASSWORD, RET } from '#src/api/contract/codes.ts';
import { countReferred, setPassword } from '#server/accounts/users.ts';
import { blocked, data, refuse, refuseField } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { sendCode } from './codes.ts';

export const accountSignInCode: HandlerOf<'accountSignInCode'> = (request, context) =>
  sendCode(
    { purpose: 'sign_in', areaCode: request.area_code, phone: request.phone },
    request.voice === 1,
    context,
  );

export const accountPassword: HandlerOf<'accountPassword'> = async (
  { grant, password },
  { services, address, language },
) => {
  const { limiter, rules, account } = services;
  const { limit, found } = await limiter.attempt(rules.failedLookup(address), async () => {
    const ticket = await account?.readTicket(grant);
    return ticket?.proof === 'code' ? ticket.account : undefined;
  });
  if (!limit.allowed) return blocked(limit.retryAfterSeconds);
  if (!found) return refuse(RET.tokenInvalid, language);
  if ((await setPassword(services.db, found.id, password)) !== undefined) {
    return refuseField('password', REASON_COMMON_PASSWORD);
  }
  return data({});
};

export const accountReferrals: HandlerOf<'accountReferrals'> = async (
  { session },
  { services, address, language },
) => {
  const { limiter, rules, account, db } = services;
  const { limit, found } = await limiter.attempt(
    rules.failedLookup(address),
    async () => await account?.readSession(session),
  );
  if (!limit.allowed) return blocked(limit.retryAfterSeconds);
  return found
    ? data({ count: await countReferred(db, found.referralCode) })
    : refuse(RET.tokenInvalid, language);
};
