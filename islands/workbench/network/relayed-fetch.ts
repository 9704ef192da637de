/**
 * `fetch` through the client: the website's API requests take the line that the client uses. The result is an ordinary
 * response, so that all checks of the API client apply.
 */
import type { WorkbenchClient } from '#src/stores/client/client.ts';

export interface RelayOptions {
  /** The base of relative addresses. */
  base: () => string;
  timeLimitMs: number;
}

/** Statuses without a body; a page may not construct such a response with one. */
const EMPTY: readonly number[] = [204, 205, 304];
/** The body arrives decoded, so these headers are no longer true. */
const BODY_HEADERS = /^(content-encoding|content-length|transfer-encoding)$/i;

const aborted = () => new DOMException('The request was aborted.', 'AbortError');

/** @throws TypeError, as `fetch` does, when no response comes back; an AbortError when its signal ends it */
export function createRelayedFetch(
  { serverApi }: Pick<WorkbenchClient, 'serverApi'>,
  { base, timeLimitMs }: RelayOptions,
): typeof fetch {
  return async (input, init = {}) => {
    const signal = init.signal ?? undefined;
    const address = input instanceof Request ? input.url : input;
    const body = typeof init.body === 'string' ? { body: init.body } : {};
    if (signal?.aborted) throw aborted();
    let reply: Awaited<ReturnType<typeof serverApi.httpRequest>>;
    try {
      reply = await serverApi.httpRequest(
        {
          method: (init.method ?? 'GET').toUpperCase(),
          url: new URL(address, base()).href,
          headers: Object.fromEntries(new Headers(init.headers)),
          ...body,
        },
        signal ? { signal, timeLimitMs } : { timeLimitMs },
      );
    } catch (error) {
      if (signal?.aborted) throw aborted();
      throw new TypeError('The client could not forward the request', { cause: error });
    }
    const { status = 0 } = reply;
    if (status < 200 || status > 599) throw new TypeError('The client forwarded no valid response');
    const headers = Object.entries(reply.headers ?? {}).filter(([name]) => !BODY_HEADERS.test(name));
    return new Response(EMPTY.includes(status) ? null : (reply.body ?? ''), { status, headers });
  };
}
