/** Headers of every answer of both ports, redirects and refusals too; an answer's own headers are not replaced. */
import type { Context, MiddlewareHandler } from 'hono';

const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

/** For data: a browser that opens its address must not run or show any of it. */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...BASE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** @param isData of an existing answer that is neither a page nor a part of one */
export function securityHeaders(isData: (context: Context) => boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(isData(context) ? DATA_HEADERS : BASE_HEADERS)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
