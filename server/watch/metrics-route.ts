/**
 * `GET /api/metrics` for Prometheus. With a token: for whoever bears it. Without: for requests that this machine made to
 * itself; one that came through a proxy says so by its headers, or by the name that it asks for.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ServerConfig } from '#server/config.ts';
import { socketAddress } from '#server/http/request-facts.ts';
import { isLoopback } from '#src/config/setting-rules.ts';
import type { Metrics } from './metrics.ts';

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

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

function isFromThisMachine(context: Context): boolean {
  const address = socketAddress(context).replace(/^::ffff:/, '');
  return (
    isLoopback(address) &&
    isLoopback(new URL(context.req.url).hostname) &&
    PROXY_HEADERS.every((name) => context.req.header(name) === undefined)
  );
}

function bears(context: Context, token: string): boolean {
  const [given, wanted] = [
    Buffer.from(context.req.header('authorization') ?? ''),
    Buffer.from(`Bearer ${token}`),
  ];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
