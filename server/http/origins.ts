/**
 * Which web pages may call the API. Browsers send the page's origin; another origin is refused unless it is on the
 * operator's list, for every kind of request. Credentials are never allowed across origins.
 */
import type { MiddlewareHandler } from 'hono';

const PREFLIGHT_SECONDS = '600';

/** @param keyHeader that the product client's key comes in */
export function originGuard(
  allowedOrigins: ReadonlySet<string> = new Set(),
  keyHeader = '',
): MiddlewareHandler {
  const allowedHeaders = ['content-type', 'super-lang', keyHeader].filter(Boolean).join(', ');
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined) return next(); // not a browser, or a GET of this site itself
    const isOwn = URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
    if (!isOwn && !allowedOrigins.has(origin)) return context.body(null, 403);
    context.header('vary', 'Origin');
    if (!isOwn) {
      context.header('access-control-allow-origin', origin);
      context.header('access-control-expose-headers', 'retry-after');
    }
    if (context.req.method !== 'OPTIONS') return next();
    context.header('access-control-allow-methods', 'GET, POST');
    context.header('access-control-allow-headers', allowedHeaders);
    context.header('access-control-max-age', PREFLIGHT_SECONDS);
    return context.body(null, 204);
  };
}

/**
 * Whether an address is on this site: on the requested host, or on one of the site's origins.
 *
 * @param host from the request
 */
export function isOwnAddress(address: string, host: string, ownOrigins: ReadonlySet<string>): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: target, origin } = new URL(address);
  return (/^https?:$/.test(protocol) && target === host) || ownOrigins.has(origin);
}
