/** Usage records. */
import { recordUsage } from '#server/usage/usage.ts';
import { data, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';

export const usageLog: HandlerOf<'usageLog'> = async (request, { services, address, language, device }) => {
  const { db, clock, limiter, rules } = services;
  const limit = await limiter.consume(rules.usage(address));
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  await recordUsage(db, clock, request.data, { language, device });
  return data(undefined);
};
