/** Chat: is someone there, and the signed block for an external service. */
import { isSupportTime } from '#server/chat/hours.ts';
import { signChat } from '#server/chat/signature.ts';
import { data, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';

export const customerServiceStatus: HandlerOf<'customerServiceStatus'> = (_request, { services }) =>
  data({ online: isSupportTime(services.clock.now()) });

export const customerServiceSignature: HandlerOf<'customerServiceSignature'> = async (
  _userInfo,
  { services, address, language },
) => {
  const { limiter, rules, config, clock } = services;
  const limit = await limiter.consume([rules.signature(address)]);
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  return data(signChat(config.chat, clock.now()));
};
