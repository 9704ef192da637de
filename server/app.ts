/**
 * The whole server as one function from request to response: the API under `/api`, its health for load balancers, the
 * development tools where they are on, and the built site for everything else. Testable in process; sockets are the
 * business of http/.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import { OverloadError } from './accounts/passwords.ts';
import { createApi } from './api/api.ts';
import { createServices, type ServiceDependencies } from './api/services.ts';
import { isDatabaseOutage } from './db/errors.ts';
import { createAddressReader } from './http/client-address.ts';
import { factsReader } from './http/request-facts.ts';
import type { Logger } from './log.ts';
import { OAuthError } from './oauth/provider.ts';
import { SmsError } from './sms/sender.ts';

export interface AppDependencies extends Omit<ServiceDependencies, 'ownOrigins'> {
  /** Answers what is not the API: the built site, the development tools. */
  pages?: Hono;
}

/** Of every answer, redirects and refusals too; what `_headers` says of a page stands. */
const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

/** Data is no page: whatever it holds, a browser that is led to it runs and shows nothing. */
const API_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

export function createApp({ pages, ...dependencies }: AppDependencies): Hono {
  const { config, log } = dependencies;
  const services = createServices({
    ...dependencies,
    ownOrigins: new Set([config.siteUrl, ...config.corsOrigins]),
  });
  const app = new Hono();
  app.use(requestLog(log));
  app.use(async (context, next) => {
    await next();
    const path = context.req.path;
    const headers = path.startsWith('/api/') ? { ...BASE_HEADERS, ...API_HEADERS } : BASE_HEADERS;
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  });
  app.get('/api/health', async (context) => {
    await sql`select 1`.execute(dependencies.db);
    return context.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  });
  app.route('/api', createApi(services, factsReader(createAddressReader(config.trustedProxies))));
  if (pages) app.route('/', pages);

  app.onError((error, context) => {
    const status = statusOf(error);
    log[status === 500 ? 'error' : 'warn']({ err: error, path: context.req.path }, 'request failed');
    context.header('cache-control', 'no-store');
    if (status === 503) context.header('retry-after', '5');
    return context.json({ ret: status, msg: 'Something is out of order; try again.', data: '' }, status);
  });
  return app;
}

/** Outages are not bugs: the database is away or full, a gateway is silent, too many passwords at once. */
function statusOf(error: Error): 500 | 502 | 503 {
  if (isDatabaseOutage(error) || error instanceof OverloadError) return 503;
  if (error instanceof SmsError || error instanceof OAuthError) return 502;
  return 500;
}

/** Method, path without its query, outcome, time. */
function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info({ method, path: path.slice(0, 200), status: context.res.status, ms }, 'request');
  };
}
