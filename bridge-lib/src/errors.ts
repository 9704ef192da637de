/** The one error class. `kind` is for programs, `message` for people: the client's own, or that of a network error. */

/** The default message of failures without one of the client's; `networkMessage` replaces it. */
export const NETWORK_MESSAGE = '网络异常，请检查网络后重试';

/** Longest text from the client, in characters. */
const REPLY_TEXT_LIMIT = 200;

/** The README tells what raises each of them. */
export const BRIDGE_ERROR_KINDS = [
  'client-absent',
  'not-connected',
  'closed',
  'refused',
  'timeout',
  'aborted',
  'unserialisable',
  'too-large',
  'congested',
  'queue-full',
  'unexpected-reply',
  'disposed',
] as const;

/** What happened to a call. The kinds are stable. */
export type BridgeErrorKind = (typeof BRIDGE_ERROR_KINDS)[number];

/** Which call failed, with facts for programs. Never the content of the call. */
export interface BridgeErrorDetail {
  readonly module: string;
  readonly action: string;
  /** The client's `ret`, for kind `refused`. */
  readonly ret?: unknown;
  /** The reason of the connection's state, for failures of the connection. */
  readonly reason?: string | undefined;
}

/**
 * Every failed call rejects with it; `cause` is the signal's reason, or the error of a socket or of `JSON`.
 *
 * @example
 * try { await client.browserManager.open({ id }); }
 * catch (error) { if (isBridgeError(error) && error.kind === 'refused') show(error.message); }
 */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly kind: BridgeErrorKind;
  readonly detail: BridgeErrorDetail;

  constructor(kind: BridgeErrorKind, message: string, detail: BridgeErrorDetail, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.detail = detail;
  }
}

/** Distinguishes a failed call from other errors. */
export function isBridgeError(error: unknown): error is BridgeError {
  return error instanceof BridgeError;
}

/**
 * The message for a reply whose `ret` is not success: `returnObj.message`, else the reply as text, else `fallback`; at
 * most 200 characters. It is plain text even if it looks like HTML: never set it as HTML.
 */
export function describeRefusal(reply: { readonly returnObj?: unknown }, fallback: string): string {
  // Reading a field works on any value but null and undefined.
  const message = (reply.returnObj as { readonly message?: unknown } | null | undefined)?.message;
  if (typeof message === 'string' && message.trim() !== '') return cut(message);
  try {
    return cut(JSON.stringify(reply)) || fallback;
  } catch {
    // A reply from JSON always stringifies; one of a test or a mock may not.
    return fallback;
  }
}

function cut(text: string): string {
  if (text.length <= REPLY_TEXT_LIMIT) return text;
  // Removes half of a surrogate pair.
  return `${text.slice(0, REPLY_TEXT_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
