/** `GET /api/metrics` for Prometheus: with a token, for requests that have it; without, for those of this machine. */
import type { Hono } from 'hono';
import type { ServerConfig } from '#server/config.ts';
import { isFromThisMachine } from '#server/http/request-facts.ts';
import { isSameText } from '#server/keyed-hash.ts';
import type { Metrics } from './metrics.ts';

export function addMetricsRoute(app: Hono, config: ServerConfig['watch']['metrics'], metrics: Metrics): void {
  if (!config) return;
  const { token } = config;
  app.get('/api/metrics', async (context) => {
    if (token === undefined) {
      if (!isFromThisMachine(context)) return context.text('Not found', 404);
    } else if (!isSameText(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return context.text('The token is missing or wrong.', 401, { 'www-authenticate': 'Bearer' });
    }
    return context.text(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
}
