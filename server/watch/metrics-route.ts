/**
 * `GET /api/metrics` for Prometheus. With a token: for whoever bears it. Without: for requests that this machine made to
 * itself.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ServerConfig } from '#server/config.ts';
import { isFromThisMachine } from '#server/http/request-facts.ts';
import type { Metrics } from './metrics.ts';

export function addMetricsRoute(app: Hono, config: ServerConfig['watch']['metrics'], metrics: Metrics): void {
  if (!config) return;
  const { token } = config;
  app.get('/api/metrics', async (context) => {
    if (token === undefined ? !isFromThisMachine(context) : !bears(context, token)) {
      return token === undefined
        ? context.text('Not found', 404)
        : context.text('The token is missing or wrong.', 401, { 'www-authenticate': 'Bearer' });
    }
    return context.text(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
}

function bears(context: Context, token: string): boolean {
  const [given, wanted] = [
    Buffer.from(context.req.header('authorization') ?? ''),
    Buffer.from(`Bearer ${token}`),
  ];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
