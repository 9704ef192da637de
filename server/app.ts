/**
 * The whole server as one function from request to response: the API under `/api`, its health for load balancers, the
 * development tools where they are on, and the built site for everything else. `http/` has the sockets.
 */
import { Hono } from 'hono';
import { createAccountPages } from './account/authorize.ts';
import { OverloadError } from './accounts/passwords.ts';
import { createApi } from './api/api.ts';
import type { Services } from './api/services.ts';
import { isDatabaseOutage } from './db/errors.ts';
import { createAddressReader, createProxyCheck } from './http/client-address.ts';
import { factsReader } from './http/request.ts';
import { securityHeaders } from './http/security-headers.ts';
import { OAuthError } from './oauth/provider.ts';
import { addReportsRoute } from './reports/route.ts';
import type { Reports } from './reports/reports.ts';
import { SmsError } from './sms/sender.ts';
import { addHealthRoute } from './watch/health.ts';
import { addMetricsRoute } from './watch/metrics.ts';
import { currentRequestId } from './watch/request-id.ts';
import { requestLog, withId } from './watch/request-log.ts';

export interface AppParts {
  /** Answers what is not the API: the built site, the development tools. */
  pages?: Hono;
  /** Where reports from pages are stored, and which paths are pages. */
  reports?: { store: Reports; isPage: (path: string) => boolean };
}

export function createApp(services: Services, { pages, reports }: AppParts = {}): Hono {
  const { config, log, metrics } = services;
  const facts = factsReader(createAddressReader(config.trustedProxies));
  const app = new Hono();
  app.use(withId(createProxyCheck(config.trustedProxies)));
  app.use(requestLog(log, metrics, config.api));
  app.use(securityHeaders(({ req }) => req.path.startsWith('/api/')));
  addHealthRoute(app, services);
  addMetricsRoute(app, config.watch.metrics, metrics);
  if (reports) addReportsRoute(app, services, reports, facts);
  app.route('/api', createApi(services, facts));
  if (services.account) app.route('/account', createAccountPages(services, services.account, facts));
  if (pages) app.route('/', pages);

  app.onError((error, context) => {
    const status = statusOf(error);
    log[status === 500 ? 'error' : 'warn']({ err: error, path: context.req.path }, 'request failed');
    context.header('x-request-id', currentRequestId());
    context.header('cache-control', 'no-store');
    if (status === 503) context.header('retry-after', '5');
    const failurePage = context.get('failurePage');
    if (failurePage) return context.html(failurePage(), status);
    return context.json({ ret: status, msg: 'Something went wrong; try again.', data: '' }, status);
  });
  return app;
}

/** Outages are not bugs: the database is unreachable or full, a gateway does not answer, too many passwords at once. */
function statusOf(error: Error): 500 | 502 | 503 {
  if (isDatabaseOutage(error) || error instanceof OverloadError) return 503;
  if (error instanceof SmsError || error instanceof OAuthError) return 502;
  return 500;
}
