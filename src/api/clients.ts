/**
 * The website's two API clients, configured by the build's settings. Each call names its client, so callers use one
 * `call`.
 *
 * @example
 * const result = await createApi('zh').call(registerAdd, form, { signal });
 */
import { env } from '#src/config/env.ts';
import { createApiClient, type ApiClient, type ApiClientOptions } from './http/client.ts';

/** @param language the page's, `zh` or `en`; tests pass `fetch` and `clock`, which both clients use */
export function createApi(
  language: 'zh' | 'en',
  overrides: Pick<ApiClientOptions, 'fetch' | 'clock'> = {},
): ApiClient {
  const shared = { base: env.apiBase, language, ...overrides };
  const clients = {
    website: createApiClient({ ...shared, prefix: env.apiPrefix.website, secret: env.websiteApiSecret }),
    product: createApiClient({
      ...shared,
      prefix: env.apiPrefix.product,
      secret: env.productApiSecret,
      apiKey: env.productApiKey,
      apiKeyHeader: env.apiKeyHeader,
      undecodable: 'busy',
    }),
  };
  return { call: (call, payload, options) => clients[call.client].call(call, payload, options) };
}
