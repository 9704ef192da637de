/** Logs and counts an answer that was sent without the app, as the app does for its own. */
import type { IncomingMessage } from 'node:http';
import type { Installation } from '#server/installation.ts';
import { createProxyCheck } from '#server/http/client-address.ts';
import type { SentAnswer } from '#server/http/answer-cache.ts';
import type { Metrics } from './metrics.ts';
import { requestId } from './request-id.ts';
import { createRouteLabel } from './route-label.ts';

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
