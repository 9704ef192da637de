/**
 * The seller assistant's look-up of a product: in the content folder's list (`assistant.json`), or from the operator's
 * provider of estimates. The provider gets one try of 5 s, and its answer is checked. It gets the product and the
 * language of the answer, nothing about the visitor.
 */
import { safeParse } from 'valibot';
import { type LookUpAnswer, lookUpAnswer } from '#src/api/contract/assistant.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Content } from '#server/content/content.ts';
import type { ServerConfig } from './config.ts';

/** @param wanted the address of a product's page, or its number */
export function findInCatalogue(
  catalogue: Content['assistant'],
  wanted: string,
  language: CallContext['language'],
): LookUpAnswer {
  if (!catalogue) return { status: 'no_answer' };
  const url = /^https?:\/\//i.test(wanted) && URL.canParse(wanted) ? new URL(wanted) : undefined;
  const marketplace = url && catalogue.marketplaces.find(({ hosts }) => hosts.some(isHostOf(url)));
  if (url && !marketplace) return { status: 'unknown_marketplace' };
  // Each marketplace has the product's number in a different part of the address.
  const parts = url ? `${url.pathname}${url.search}`.split(/[^\w]+/) : [wanted];
  const numbers = new Set(parts.map((part) => part.toLowerCase()));
  const found = catalogue.products.find(
    (product) =>
      numbers.has(product.product.toLowerCase()) &&
      (!marketplace || product.marketplace === marketplace.name),
  );
  return found
    ? { status: 'found', estimate: { ...found, name: found.name[language] } }
    : { status: 'unknown_product' };
}

const isHostOf =
  ({ hostname }: URL) =>
  (host: string): boolean =>
    hostname === host || hostname.endsWith(`.${host}`);

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
