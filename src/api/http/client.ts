/**
 * The core of both API clients: encodes the payload, sends it with limits on time and size, decodes the answer and
 * checks it. It shows nothing and does not retry; every call ends in a {@link Result}.
 */
import { safeParse } from 'valibot';
import { seal, unseal } from '#src/api/envelope.ts';
import { API_KEY_HEADER, HTTP_TIMEOUT_MS, MAX_REPLY_BYTES } from '#src/config/constants.ts';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import { RET } from '#src/api/contract/codes.ts';
import type { Failure, Result } from '#src/api/errors.ts';

/** The only part of a clock that a call needs; the platform's own by default. */
export interface TimerClock {
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The address of an API, and how to call it. */
export interface ApiClientOptions {
  /** `/api` on this site, or an https address. */
  base: string;
  /** `/v3` or `/v5`. */
  prefix: string;
  /** Key of the envelope, 16 ASCII characters. */
  secret: string;
  /** Sent as `x-api-key` or under the backend's own header name. */
  apiKey?: string;
  apiKeyHeader?: string;
  /** Added to payloads without a language. */
  language: 'zh' | 'en';
  /** The failure for an unreadable answer: the product API uses `busy`. */
  undecodable?: 'server' | 'busy';
  fetch?: typeof fetch;
  clock?: TimerClock;
}

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Makes the calls of one client: each is a promise that settles within the time limit. */
export type ApiClient = ReturnType<typeof createApiClient>;

const platformClock: TimerClock = {
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as number), // what setTimeout gave
};

/** Why a call's own signal fired. */
type Ending = 'aborted' | 'timeout';

/**
 * @example
 * const api = createApiClient({ base: '/api', prefix: '/v5', secret, apiKey, language: 'zh', undecodable: 'busy' });
 * const result = await api.call(registerCheckReferrer, { referral: 'A1' }, { signal });
 * if (result.ok) console.log(result.data.valid);
 */
export function createApiClient(options: ApiClientOptions) {
  const clock = options.clock ?? platformClock;
  const undecodable: Failure = { kind: options.undecodable ?? 'server' };

  /** Settles when its signal fires; it rejects for the network or the signal. */
  async function exchange<Call extends ApiCall>(
    call: Call,
    payload: RequestOf<Call>,
    signal: AbortSignal,
  ): Promise<Result<ReplyOf<Call>>> {
    // Every request of the contract is an object.
    const sealed = seal({ language: options.language, ...(payload as object) }, options.secret);
    const address = `${options.base}${options.prefix}${call.path}`;
    const headers: Record<string, string> = { 'super-lang': 'zh' };
    if (options.apiKey !== undefined) {
      headers[options.apiKeyHeader ?? API_KEY_HEADER] = options.apiKey;
    }
    const common = {
      headers,
      signal,
      // The desktop client's session secret is in this site's cookies, and the API's host must not get it.
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    } as const;
    const send = options.fetch ?? fetch;
    const response =
      call.method === 'GET'
        ? await send(`${address}?data=${encodeURIComponent(sealed)}`, common)
        : await send(address, {
            ...common,
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ data: sealed }),
          });
    if (!response.ok && response.status !== 429) {
      discard(response);
      return fail({ kind: 'http', status: response.status });
    }
    const text = await readBounded(response, MAX_REPLY_BYTES);
    const outer = text === undefined ? undefined : parseOuter(text);
    // Too many guesses have the status of maintenance, and say so.
    if (!response.ok && outer?.ret !== RET.tooManyRequests) return fail({ kind: 'maintenance' });
    if (!outer) return fail(undecodable);
    let data: unknown;
    try {
      data = outer.sealed === '' ? undefined : unseal(outer.sealed, options.secret);
    } catch {
      // With unreadable details it is still a refusal.
      return fail(outer.ret === RET.ok ? undecodable : refusal(outer, undefined));
    }
    if (outer.ret !== RET.ok) return fail(refusal(outer, data));
    const checked = safeParse(call.reply, data);
    return checked.success
      ? { ok: true, data: checked.output as ReplyOf<Call> } // the output of this very schema
      : fail(undecodable);
  }

  return {
    /**
     * @returns the checked data, or the failure: those of network and server are values
     * @throws RangeError for a secret that is not 16 ASCII characters
     */
    async call<Call extends ApiCall>(call: Call, payload: RequestOf<Call>, { signal }: CallOptions = {}) {
      if (signal?.aborted) return fail({ kind: 'aborted' });
      const controller = new AbortController();
      // The first reason is kept.
      const end = (reason: Ending): void => controller.abort(reason);
      const onAbort = (): void => end('aborted');
      // Raced as well: a fetch, a body or a chunk that ignores the signal must not keep the caller waiting.
      const ended = new Promise<never>((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      });
      signal?.addEventListener('abort', onAbort, { once: true });
      // Covers sending, waiting and reading.
      const timer = clock.setTimeout(() => end('timeout'), HTTP_TIMEOUT_MS);
      try {
        return await Promise.race([exchange(call, payload, controller.signal), ended]);
      } catch (error) {
        // A secret of a wrong length is an error of configuration, not of the network.
        if (error instanceof RangeError) throw error;
        const { signal: ending } = controller;
        return fail({ kind: ending.aborted ? (ending.reason as Ending) : 'network' }); // as `end` gave it
      } finally {
        clock.clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}

/** Details beside a refusal: `retry_after` in seconds, `reason`. */
function refusal(outer: OuterReply, data: unknown): Failure {
  const { ret, message } = outer;
  const details = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const retryAfter = details['retry_after'];
  const reason = details['reason'];
  return {
    kind: 'ret',
    ret,
    message,
    ...(ret === RET.fieldInvalid ? { field: message } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfterSeconds: retryAfter } : {}),
  };
}

/** Cancels an unread body, so that its connection can be used again. */
function discard(response: Response): void {
  response.body?.cancel().catch(ignored);
}

function ignored(): void {
  // A broken body cannot be cancelled; that does no harm.
}

/** @returns the text, or `undefined` if it is longer than `maxBytes` */
async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    discard(response);
    return undefined;
  }
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    received += value.byteLength;
    if (received > maxBytes) {
      reader.cancel().catch(ignored);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** An answer whose encrypted part is not decoded yet. */
interface OuterReply {
  ret: number;
  message: string;
  /** The encrypted part; empty if there is none. */
  sealed: string;
}

/**
 * Only `ret` 0, or the string "0", is success; a `ret` that is not a number is undecodable.
 * @returns `undefined` for anything that is not an answer of this API
 */
function parseOuter(text: string): OuterReply | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined; // a captive portal's page, an empty body, a cut one
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const { ret, msg, data } = body as { ret?: unknown; msg?: unknown; data?: unknown };
  const number = typeof ret === 'string' && /^-?\d{1,9}$/.test(ret) ? Number(ret) : ret;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  if (data !== undefined && data !== null && typeof data !== 'string') return undefined;
  return { ret: number, message: typeof msg === 'string' ? msg : '', sealed: data ?? '' };
}
