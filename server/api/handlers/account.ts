/** Signing in by a code, setting a password after it, and how many people used one's referral ID. */
import { REASON_COMMON_PASSWORD, RET } from '#src/api/contract/codes.ts';
import { countReferred, setPassword } from '#server/accounts/users.ts';
import { blocked, data, refuse, refuseField } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { isOwnAddress } from '#server/http/origins.ts';
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

/**
 * The last step of a sign-in through another provider. Failed codes count as guesses, also when many are sent at once;
 * a redirect to another origin is refused before the provider is asked.
 */
export const oauthExchange: HandlerOf<'oauthExchange'> = async (
  { code, redirect, code_verifier: verifier },
  { services, address, language, host },
) => {
  const { limiter, rules, oauth, ownOrigins } = services;
  if (!isOwnAddress(redirect, host, ownOrigins)) return refuseField('redirect');
  const { limit, found } = await limiter.attempt(rules.failedLookup(address), () =>
    oauth.exchange({ code, redirect, verifier }),
  );
  if (!limit.allowed) return blocked(limit.retryAfterSeconds);
  return found
    ? data({
        user_name: found.userName,
        referral_code: found.referralCode ?? '',
        session: found.session ?? '',
      })
    : refuse(RET.tokenInvalid, language);
};
