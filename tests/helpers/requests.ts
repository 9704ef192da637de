/** Requests as they are on the wire, for tests that look below the client. */
import { seal } from '#src/api/envelope/index.ts';

export const FEEDBACK = '/api/v5/feedback/add';
export const CONFIG = '/api/v5/static-config/public';

export const wireHeaders = {
  'content-type': 'application/json',
  'super-lang': 'zh',
  'x-api-key': 'berth-product-key',
};

export function productBody(payload: unknown): string {
  return JSON.stringify({ data: seal(payload, 'berth-product-16') });
}

/** A form that is always welcome. */
export function feedback(content = 'x', more: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST',
    headers: { ...wireHeaders, ...more },
    body: productBody({ kind: 'idea', content }),
  };
}
