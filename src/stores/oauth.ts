/** The end of a sign-in outside of the client: the API has the provider's code confirmed, once. */
import { oauthExchange } from '#src/api/contract/oauth.ts';
import { callApi } from './call-api.ts';

export interface Exchange {
  code: string;
  state: string;
  /** The address that the provider was given. */
  redirect: string;
}

export type ExchangeEnd = { kind: 'done'; name: string; isClient: false } | { kind: 'failed' | 'network' };

export async function exchangeCode(
  payload: Exchange,
  options: { language: 'zh' | 'en'; signal: AbortSignal },
): Promise<ExchangeEnd> {
  const result = await callApi(oauthExchange, payload, options);
  if (result.ok) return { kind: 'done', name: result.data.user_name, isClient: false };
  return { kind: result.failure.kind === 'network' ? 'network' : 'failed' };
}
