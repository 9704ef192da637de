/** Asking for a code: the same steps, limits and answer for every purpose. */
import { RET } from '#src/api/contract/codes.ts';
import { CODE_LIFE_SECONDS, type CodeSubject } from '#server/accounts/codes.ts';
import { data, refuse, refuseTooMany, type Answer } from '#server/api/answer.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { LimitResult } from '#server/limits/limiter.ts';
import { isReachable } from '#server/sms/reachable.ts';
import { codeText } from '#server/sms/sender.ts';

/** @throws SmsError when the gateway fails; the code is burned then */
export async function sendCode(
  subject: CodeSubject,
  voice: boolean,
  context: CallContext,
): Promise<Answer<{ expires_in: number }>> {
  const { services, address, language } = context;
  const { codes, sms, config } = services;
  const { areaCode, phone, purpose } = subject;
  if (!isReachable(areaCode, phone)) return refuse(RET.phoneInvalid, language);
  const limit = await countRequest(`+${areaCode}${phone}`, context);
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  const code = await codes.issue(subject, address);
  const text = codeText(config.sms.brand, { code, purpose, language });
  try {
    await sms.send({ areaCode, phone, code, purpose, language, voice, text });
  } catch (error) {
    await codes.revoke(subject);
    throw error;
  }
  return data({ expires_in: CODE_LIFE_SECONDS });
}

/**
 * Nobody can use up another's codes alone: each address has its own bound for a number, the number gets as many as two
 * addresses may ask for, and an address that has not asked for it yet has a reserve beyond that.
 */
async function countRequest(number: string, { services, address }: CallContext): Promise<LimitResult> {
  const { limiter, rules, codeBudget } = services;
  const { allowed: isNewcomer } = await limiter.check(rules.hasAsked(address));
  let limit = await limiter.consume(rules.codeRequest(number, address, isNewcomer));
  if (!limit.allowed && (await limiter.check(rules.hasAsked(address, number))).allowed) {
    limit = await limiter.consume(rules.codeReserve(number, address, isNewcomer));
  }
  if (limit.allowed) await codeBudget.watch();
  return limit;
}
