/** Chat: whether an agent is available, and the signed block for an external service. */
import { isSupportOpen } from '#src/domain/support-hours.ts';
import { signChat } from '#server/desk/identity.ts';
import { data, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { isAgentOnline } from '#server/desk/presence.ts';

/** With the embedded desk an agent is available who has the inbox open; of another desk only the hours are known. */
export const customerServiceStatus: HandlerOf<'customerServiceStatus'> = async (_request, { services }) => {
  const { config, db, clock } = services;
  return data({ online: config.desk ? await isAgentOnline(db, clock) : isSupportOpen(clock.now()) });
};

export const customerServiceSignature: HandlerOf<'customerServiceSignature'> = async (
  _userInfo,
  { services, address, language },
) => {
  const { limiter, rules, config, clock } = services;
  const limit = await limiter.consume(rules.signature(address));
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  return data(signChat(config.chat, Math.floor(clock.now() / 1000)));
};
