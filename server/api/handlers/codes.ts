/** Requesting, checking and consuming a code: the same steps, limits and answers for every purpose. */
import type { Transaction } from 'kysely';
import { RET } from '#src/api/contract/codes.ts';
import { CODE_LIFE_SECONDS, type CodeSubject } from '#server/accounts/codes.ts';
import { data, refuse, refuseTooMany, type Answer } from '#server/api/answer.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Schema } from '#server/db/schema.ts';
import type { LimitResult } from '#server/limits/rules.ts';
import { isReachable } from '#server/sms/reachable.ts';
import { codeText } from '#server/sms/sender.ts';

/** @throws SmsError when the gateway fails; the code is revoked then */
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
    await codes.revoke(subject, code);
    throw error;
  }
  return data({ expires_in: CODE_LIFE_SECONDS });
}

/**
 * Nobody can use up another person's codes alone: each address has a limit for a number, the number may get as many as
 * two addresses may ask for, and an address that has not asked for it yet has a reserve beyond that.
 */
async function countRequest(number: string, { services, address }: CallContext): Promise<LimitResult> {
  const { limiter, rules, codeWarning } = services;
  const requester = { address, usedCodes: await limiter.count(rules.codeUsed(address)) };
  let limit = await limiter.consume(rules.codeRequest(number, requester));
  if (!limit.allowed && (await limiter.check(rules.hasAsked(address, number))).allowed) {
    limit = await limiter.consume(rules.codeReserve(number, requester));
  }
  if (limit.allowed) await codeWarning.check();
  return limit;
}

/** Counts an attempt with a code, right or wrong. */
export async function countAttempt({ services, address }: CallContext): Promise<LimitResult> {
  const { limiter, rules } = services;
  return limiter.consume(
    rules.codeAttempt({ address, usedCodes: await limiter.count(rules.codeUsed(address)) }),
  );
}

/** Consumes the right code. @returns false when it was used meanwhile: then nothing may be granted for it */
export async function consumeCode(
  transaction: Transaction<Schema>,
  subject: CodeSubject,
  code: string,
  { services, address }: CallContext,
): Promise<boolean> {
  const { codes, limiter, rules } = services;
  if (!(await codes.consume(transaction, subject, code))) return false;
  await limiter.add(transaction, rules.codeUsed(address));
  return true;
}
