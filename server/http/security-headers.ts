/** What every answer of both ports bears, redirects and refusals too; what an answer says itself stands. */
import type { Context, MiddlewareHandler } from 'hono';

const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

/** Data is no page: a browser that opens its address runs and shows nothing of it. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...BASE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** @param isData of an answer that is there: neither a page nor a part of one */
export function securityHeaders(isData: (context: Context) => boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(isData(context) ? DATA_HEADERS : BASE_HEADERS)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
