import { describe, expect, it } from 'vitest';
import { publicConfig } from '#src/api/contract/live.ts';
import { v6LastVersions } from '#src/api/contract/downloads.ts';
import { createApiClient } from '#src/api/http/client.ts';
import { apiForTest, ORIGIN } from '#tests/helpers/test-api.ts';

const settings = {
  PUBLIC_WEBSITE_API_PREFIX: '/web/v9',
  PUBLIC_PRODUCT_API_PREFIX: '/shop-api',
  PUBLIC_PRODUCT_API_KEY_HEADER: 'X-Shop-Key',
};

describe('an API with prefixes and a header of the operator’s own', () => {
  it('is served and spoken to there, and nowhere else', async () => {
    const api = await apiForTest('sqlite', settings);
    const send: typeof fetch = (input, init) => {
      const url = new URL(input as string); // as the client builds it
      return api.request(url.pathname + url.search, init);
    };
    const shared = { base: `${ORIGIN}/api`, language: 'zh', fetch: send } as const;
    const product = {
      ...shared,
      prefix: '/shop-api',
      secret: 'berth-product-16',
      apiKey: 'berth-product-key',
    };
    const website = { ...shared, prefix: '/web/v9', secret: 'berth-website-16' };
    const withHeader = { ...product, apiKeyHeader: 'x-shop-key' };
    expect((await createApiClient(withHeader).call(publicConfig, {})).ok).toBe(true);
    expect((await createApiClient(website).call(v6LastVersions, {})).ok).toBe(true);
    expect(await createApiClient(product).call(publicConfig, {})).toMatchObject({ failure: { status: 401 } });
    expect(await createApiClient({ ...withHeader, prefix: '/v5' }).call(publicConfig, {})).toMatchObject({
      failure: { status: 404 },
    });
  });

  it('lets a listed page send that header', async () => {
    const api = await apiForTest('sqlite', { ...settings, CORS_ORIGINS: 'https://mirror.shop.test' });
    const headers = { origin: 'https://mirror.shop.test', 'access-control-request-method': 'POST' };
    const answer = await api.request('/api/shop-api/feedback/add', { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, super-lang, x-shop-key');
  });
});
