/** A partner's own figures. */
import { RET } from '#src/api/contract/codes.ts';
import { data, refuse, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { beijingDay, everyDay, lastDays, total, sumsByDay, type Counts } from '#server/statistics/sums.ts';
import { isPartner } from '#server/statistics/partner-keys.ts';

const DAYS_SHOWN = 30;

export const partnerFigures: HandlerOf<'partnerFigures'> = async (
  { promoter, key },
  { services, address, language },
) => {
  const { db, clock, hash, limiter, rules } = services;
  const { limit, found } = await limiter.attempt(rules.failedLookup(address), async () =>
    (await isPartner({ db, hash }, promoter, key)) ? promoter : undefined,
  );
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  if (found === undefined) return refuse(RET.tokenInvalid, language);
  const sums = await sumsByDay(db, { from: 0, to: Number.MAX_SAFE_INTEGER, promoter });
  const days = everyDay(lastDays(clock.now(), DAYS_SHOWN), sums);
  return data({
    days: days.map(({ day, ...counts }) => ({ day: beijingDay(day), ...visibleCounts(counts) })),
    total: visibleCounts(total(sums)),
  });
};

const visibleCounts = ({ landing, registration }: Counts) => ({
  visits: landing,
  registrations: registration,
});
