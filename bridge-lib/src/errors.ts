/**
 * The one error class of the library. Its `kind` is for programs, its `message` for people: the client's
 * own words where it gave any, else the message of a network failure. Owns no decision about when to fail.
 */

/** The default message of failures for which the client gave no words; `networkMessage` takes its place. */
export const NETWORK_MESSAGE = '网络异常，请检查网络后重试';

/** Longest text that is taken over from the client, in characters. */
const REPLY_TEXT_LIMIT = 200;

/** What raises each of them stands in the README. */
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

/** Which call failed, and what a program may want to know of it. Never what the call carried. */
export interface BridgeErrorDetail {
  readonly module: string;
  readonly action: string;
  /** What the client answered in `ret`, for kind `refused`. */
  readonly ret?: unknown;
  /** The reason of the connection's state, for what the connection had to do with. */
  readonly reason?: string | undefined;
}

/**
 * What every failed call rejects with; `cause` is the signal's reason, or what a socket or `JSON` threw.
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

/** Tells a failed call from other errors. */
export function isBridgeError(error: unknown): error is BridgeError {
  return error instanceof BridgeError;
}

/**
 * The words for a reply whose `ret` is not success: `returnObj.message`, else the reply as text, else
 * `fallback`; at most 200 characters. It is text, also where it looks like HTML: never set it as HTML.
 */
export function describeRefusal(reply: { readonly returnObj?: unknown }, fallback: string): string {
  // Any value can be asked for a field.
  const message = (reply.returnObj as { readonly message?: unknown } | null | undefined)?.message;
  if (typeof message === 'string' && message.trim() !== '') return cut(message);
  try {
    return cut(JSON.stringify(reply)) || fallback;
  } catch {
    // A reply that came from JSON always stringifies; a hand-made one in a test or a mock may not.
    return fallback;
  }
}

function cut(text: string): string {
  if (text.length <= REPLY_TEXT_LIMIT) return text;
  // Half of a pair of surrogates is left out.
  return `${text.slice(0, REPLY_TEXT_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
