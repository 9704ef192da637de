/**
 * The last step of a sign-in through another provider. Failed codes count as guesses, also when many are sent at once;
 * a redirect to another origin is refused before the provider is asked.
 */
import { RET } from '#src/api/contract/codes.ts';
import { blocked, data, refuse, refuseField } from '#server/api/answer.ts';
import { isOwnAddress } from '#server/http/own-address.ts';
import type { HandlerOf } from '#server/api/handler.ts';

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
