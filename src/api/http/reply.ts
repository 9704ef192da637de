/**
 * Reads an answer's body with a bound, and its outer JSON: `{"ret", "msg", "data"}`.
 * `ret` 0, or the string "0", is success and nothing else is; a `ret` that is no number at all is undecodable.
 */

/** Cancels a body that will not be read, so that its connection can be used again. */
export function discard(response: Response): void {
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
export interface OuterReply {
  ret: number;
  message: string;
  /** The sealed part; empty when there is none. */
  sealed: string;
}

/** @returns `undefined` for anything that is not an answer of this API */
export function parseOuter(text: string): OuterReply | undefined {
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
