/** Asking for a code: the same steps, limits and answer for every purpose. */
import { CODE_LIFE_SECONDS, type CodeSubject } from '#server/accounts/codes.ts';
import { codeText } from '#server/sms/sender.ts';
import { data, refuseTooMany, type Answer } from '#server/api/answer.ts';
import type { CallContext } from '#server/api/handler.ts';

/** @throws SmsError when the gateway fails; the code is burned then */
export async function sendCode(
  subject: CodeSubject,
  voice: boolean,
  { services, address, language }: CallContext,
): Promise<Answer<{ expires_in: number }>> {
  const { limiter, rules, codes, sms, config } = services;
  const limit = await limiter.consume(rules.codeRequest(`+${subject.areaCode}${subject.phone}`, address));
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  const code = await codes.issue(subject);
  const { areaCode, phone, purpose } = subject;
  const text = codeText(config.sms.brand, { code, purpose, language });
  try {
    await sms.send({ areaCode, phone, code, purpose, language, voice, text });
  } catch (error) {
    await codes.revoke(subject);
    throw error;
  }
  return data({ expires_in: CODE_LIFE_SECONDS });
}
