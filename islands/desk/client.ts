/** Calls of the desk's pages to the desk: JSON in, JSON out, checked, and never thrown. */
import { object, safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** How a call can fail. */
export type DeskFailure =
  /** No answer, or none that can be read: a retry may work. */
  | { kind: 'network' }
  /** Too many requests: retry after so many seconds. */
  | { kind: 'limit'; retryAfterSeconds: number }
  /** The session has ended, or its cookie was refused. */
  | { kind: 'session' }
  /** The desk will never accept this request. */
  | { kind: 'refused'; error: string };

export type DeskResult<Data> = { ok: true; data: Data } | { ok: false; failure: DeskFailure };

const TIME_LIMIT_MS = 15_000;
const DEFAULT_WAIT_SECONDS = 10;

/** @param send `fetch`, or a function like it */
export function createDeskClient(send: typeof fetch) {
  async function call<Schema extends GenericSchema>(
    path: string,
    init: RequestInit,
    reply: Schema,
  ): Promise<DeskResult<InferOutput<Schema>>> {
    let response: Response;
    let body: unknown;
    try {
      response = await send(path, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      body = await response.json();
    } catch {
      return { ok: false, failure: { kind: 'network' } }; // offline, cut off, out of time, or no JSON
    }
    if (!response.ok) return { ok: false, failure: failureOf(response, body) };
    const result = safeParse(reply, body);
    return result.success ? { ok: true, data: result.output } : { ok: false, failure: { kind: 'network' } };
  }

  const post = <Schema extends GenericSchema>(path: string, body: object, reply: Schema) =>
    call(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      reply,
    );

  return {
    get: <Schema extends GenericSchema>(path: string, reply: Schema) =>
      call(path, { cache: 'no-store' }, reply),
    post,
    /** For a call whose reply has no data. */
    send: (path: string, body: object) => post(path, body, object({})),
  };
}

function failureOf(response: Response, body: unknown): DeskFailure {
  const error = (body as { error?: unknown } | null)?.error;
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return { kind: 'limit', retryAfterSeconds: seconds > 0 ? seconds : DEFAULT_WAIT_SECONDS };
  }
  if (response.status === 401) return { kind: 'session' };
  if (response.status >= 500 || response.status === 408) return { kind: 'network' };
  return { kind: 'refused', error: typeof error === 'string' ? error : '' };
}
