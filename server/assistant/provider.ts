/**
 * Asks the operator's provider of estimates: one try of 5 s, its answer checked. It gets the product and the language
 * of the answer, nothing about the visitor.
 */
import { safeParse } from 'valibot';
import type { CallContext } from '#server/api/handler.ts';
import type { ServerConfig } from '#server/config.ts';
import { lookUpAnswer, type LookUpAnswer } from '#src/api/contract/assistant.ts';

const TIMEOUT_MS = 5000;

type AssistantProvider = NonNullable<ServerConfig['assistant']['provider']>;

/** @throws Error where there is no usable answer */
export async function askProvider(
  { url, token }: AssistantProvider,
  question: { product: string } & Pick<CallContext, 'language'>,
  timeoutMs = TIMEOUT_MS,
): Promise<LookUpAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = safeParse(lookUpAnswer, await response.json());
  if (!response.ok || !answer.success) {
    throw new Error(`The provider's answer (status ${response.status}) is not valid.`);
  }
  return answer.output;
}
