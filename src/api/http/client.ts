/**
 * The core that both API clients share: seals the payload, sends it, bounds the wait and the answer, opens the answer and
 * checks it. It shows nothing and retries nothing; a call always ends in a {@link Result}.
 */
import { safeParse } from 'valibot';
import { seal, unseal } from '#src/api/envelope/index.ts';
import { API_KEY_HEADER, HTTP_TIMEOUT_MS, MAX_REPLY_BYTES } from '#src/config/constants.ts';
import type { ApiCall, ReplyOf, RequestOf } from '#src/api/contract/call.ts';
import { RET } from '#src/api/contract/codes.ts';
import type { Failure, Result } from './failure.ts';

/** The only part of a clock that a call needs; the platform's own by default. */
export interface TimerClock {
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** Whose API it is, and how it is spoken to. */
export interface ApiClientOptions {
  /** `/api` on this site, or an https address. */
  base: string;
  /** `/v3` or `/v5`. */
  prefix: string;
  /** Key of the envelope, 16 ASCII characters. */
  secret: string;
  /** Sent by the client that has one, as `x-api-key` or under the name that the backend has for it. */
  apiKey?: string;
  apiKeyHeader?: string;
  /** Added to each payload that does not name its own. */
  language: 'zh' | 'en';
  /** What an answer that cannot be read is called: the product API says that it is busy. */
  undecodable?: 'server' | 'busy';
  fetch?: typeof fetch;
  clock?: TimerClock;
}

/** Of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Calls of one client: each is a promise that settles within its time limit. */
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

  /** Settles within its signal; a rejection is the network's, or the signal's. */
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
      // The session secret of the desktop client lies in this site's cookies and has no business at the API's host.
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
    if (!response.ok) {
      discard(response);
      return fail(
        response.status === 429 ? { kind: 'maintenance' } : { kind: 'http', status: response.status },
      );
    }
    const text = await readBounded(response, MAX_REPLY_BYTES);
    const outer = text === undefined ? undefined : parseOuter(text);
    if (!outer) return fail(undecodable);
    let data: unknown;
    try {
      data = outer.sealed === '' ? undefined : unseal(outer.sealed, options.secret);
    } catch {
      // Unreadable details do not change that the server said no.
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
     * @returns the checked data, or how it failed: failures of network and server are values
     * @throws RangeError for a secret that is not 16 ASCII characters
     */
    async call<Call extends ApiCall>(call: Call, payload: RequestOf<Call>, { signal }: CallOptions = {}) {
      if (signal?.aborted) return fail({ kind: 'aborted' });
      const controller = new AbortController();
      // The first reason stands.
      const end = (reason: Ending): void => controller.abort(reason);
      const onAbort = (): void => end('aborted');
      // Raced as well as passed on: a fetch, a body or a chunk that ignores the signal must not keep the caller waiting.
      const ended = new Promise<never>((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      });
      signal?.addEventListener('abort', onAbort, { once: true });
      // Covers the sending, the waiting and the reading.
      const timer = clock.setTimeout(() => end('timeout'), HTTP_TIMEOUT_MS);
      try {
        return await Promise.race([exchange(call, payload, controller.signal), ended]);
      } catch (error) {
        // A secret of the wrong length is a mistake in the settings, which no visitor's network can explain.
        if (error instanceof RangeError) throw error;
        const { aborted, reason } = controller.signal;
        return fail({ kind: aborted ? (reason as Ending) : 'network' }); // as `end` gave it
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

/** What the data beside a refusal say: `retry_after` in seconds, `reason`. */
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

/** Cancels a body that will not be read, so that its connection can be used again. */
function discard(response: Response): void {
  response.body?.cancel().catch(ignored);
}

function ignored(): void {
  // A body that was broken already cannot be cancelled; nothing is lost by that.
}

/** @returns the text, or `undefined` when there is more than `maxBytes` of it */
export async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
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

/** An answer before its sealed part is opened. */
interface OuterReply {
  ret: number;
  message: string;
  /** The sealed part; empty when there is none. */
  sealed: string;
}

/**
 * `ret` 0, or the string "0", is success and nothing else is; a `ret` that is no number at all is undecodable.
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
