/**
 * The last step of a sign-in through another provider. Codes that fail count as look-ups of someone who tries them out;
 * a redirect to a foreign origin is refused before the provider hears of it.
 */
import { RET } from '#src/api/contract/codes.ts';
import { blocked, data, refuse, refuseField } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';

export const oauthExchange: HandlerOf<'oauthExchange'> = async (
  { code, redirect, code_verifier: verifier },
  { services, address, language, host },
) => {
  const { limiter, rules, oauth, ownOrigins } = services;
  if (!URL.canParse(redirect)) return refuseField('redirect');
  const target = new URL(redirect);
  const isHere = /^https?:$/.test(target.protocol) && target.host === host;
  if (!isHere && !ownOrigins.has(target.origin)) return refuseField('redirect');
  const inVain = rules.failedLookup(address);
  const limit = await limiter.check(inVain);
  if (!limit.allowed) return blocked(limit.retryAfterSeconds);
  const user = await oauth.exchange({ code, redirect, verifier });
  if (user) return data({ user_name: user.userName });
  await limiter.consume(inVain);
  return refuse(RET.tokenInvalid, language);
};
