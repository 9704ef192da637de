/** The seller assistant's look-up: from the operator's provider, else from the list of the content folder. */
import { data, refuseTooMany } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { findInCatalogue, askProvider } from '#server/assistant.ts';

export const assistantLookUp: HandlerOf<'assistantLookUp'> = async (
  { product },
  { services, address, language },
) => {
  const { config, content, limiter, log, rules } = services;
  const limit = await limiter.consume(rules.assistant(address));
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  const { provider } = config.assistant;
  if (!provider) return data(findInCatalogue(content.assistant, product, language));
  try {
    return data(await askProvider(provider, { product, language }));
  } catch (error) {
    log.warn({ err: error }, 'the provider of estimates gave no usable answer');
    return data({ status: 'no_answer' });
  }
};
