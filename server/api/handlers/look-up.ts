/** Looks up what only its holder knows (a token, a code, a session). Guesses are limited by address. */
import { RET } from '#src/api/contract/codes.ts';
import { blocked, refuse, type Answer } from '#server/api/answer.ts';
import type { CallContext } from '#server/api/handler.ts';

/** @param find returns nothing for a guess; an error does not count as one */
export async function lookUp<Found>(
  { services: { limiter, rules }, address, language }: CallContext,
  find: () => Promise<Found | undefined>,
): Promise<{ found: Found } | { answer: Answer<never> }> {
  const { limit, found } = await limiter.attempt(rules.failedLookup(address), find);
  if (!limit.allowed) return { answer: blocked(limit.retryAfterSeconds, language) };
  return found === undefined ? { answer: refuse(RET.tokenInvalid, language) } : { found };
}
