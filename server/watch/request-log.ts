/** Logs and counts requests, under a label from a short list. */
import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { calls } from '#src/api/contract/calls.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Installation } from '#server/installation.ts';
import { createProxyCheck } from '#server/http/client-address.ts';
import type { SentAnswer } from '#server/http/answer-cache.ts';
import { socketAddress } from '#server/http/request.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from './metrics.ts';
import { requestId, withRequestId } from './request-id.ts';

const OWN_PATHS = ['/api/health', '/api/metrics', '/api/reports'];

type RouteLabel = (path: string, contentType: string | null) => string;

function createRouteLabel({ websitePrefix, productPrefix }: ServerConfig['api']): RouteLabel {
  const known = new Set(OWN_PATHS);
  for (const { client, path } of Object.values(calls)) {
    known.add(`/api${client === 'website' ? websitePrefix : productPrefix}${path}`);
  }
  return (path, contentType) => {
    if (path.startsWith('/api/')) return known.has(path) ? path : '/api/other';
    if (path === '/dev' || path.startsWith('/dev/')) return 'development';
    return contentType?.startsWith('text/html') === true ? 'page' : 'file';
  };
}

/** The operator's own proxies may set a request's id; it is in the log, and in the answer where it failed. */
export function withId(isTrustedProxy: (address: string) => boolean): MiddlewareHandler {
  return (context, next) => {
    const given = isTrustedProxy(socketAddress(context)) ? context.req.header('x-request-id') : undefined;
    return withRequestId(requestId(given), next);
  };
}

/** Method, path without its query, outcome, time. */
export function requestLog(log: Logger, metrics: Metrics, api: ServerConfig['api']): MiddlewareHandler {
  const routeLabel = createRouteLabel(api);
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { status, headers } = context.res;
    metrics.requests(routeLabel(path, headers.get('content-type')), method, status, ms / 1000);
    log.info({ method, path: path.slice(0, 200), status, ms }, 'request');
  };
}

/** Logs and counts an answer that was sent without the app, as the app does for its own. */
export function reportCachedAnswers(
  { config, log }: Pick<Installation, 'config' | 'log'>,
  metrics: Metrics,
): (sent: SentAnswer, request: IncomingMessage) => void {
  const routeLabel = createRouteLabel(config.api);
  const isTrustedProxy = createProxyCheck(config.trustedProxies);
  return ({ method, path, status, contentType }, { headers, socket }) => {
    const given = isTrustedProxy(socket.remoteAddress ?? '') ? headers['x-request-id'] : undefined;
    const request = requestId(given?.toString());
    metrics.requests(routeLabel(path, contentType ?? null), method, status);
    log.info({ request, method, path: path.slice(0, 200), status, ms: 0 }, 'request');
  };
}
