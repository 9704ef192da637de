/**
 * The messages on the wire: how a request is written, what counts as a reply or a push, and which `ret` is success.
 * Owns the envelope; `actions/` has the arguments and replies of each action.
 */

/** A message of the page. */
export interface WireRequest {
  readonly requestId: string;
  readonly module: string;
  readonly action: string;
  readonly browserId: string;
  readonly tag: string;
  readonly args?: readonly unknown[];
}

/** The client's answer; `requestId` is the request's. */
export interface WireReply {
  readonly requestId: string;
  readonly ret?: unknown;
  readonly returnObj?: unknown;
}

/** A message that the client sends by itself; without arguments the list is empty, a single value is a list of one. */
export interface WirePush {
  readonly module: string;
  readonly action: string;
  readonly args: readonly unknown[];
  readonly ret?: unknown;
  readonly returnObj?: unknown;
}

export type Incoming = WireReply | WirePush;

/** Only `ret` 0, or the string `"0"`, is success; an absent one is not. */
export function isSuccess(ret: unknown): boolean {
  return ret === 0 || ret === '0';
}

/**
 * `args` as JSON text: a list is kept, a single value is wrapped, and `undefined` leaves it absent.
 * Taken when the call is made, so that a later change of the object is not sent.
 *
 * @throws TypeError for what JSON cannot carry: cycles, BigInt, a bare function or symbol.
 */
export function serialiseArgs(args: unknown): string | undefined {
  if (args === undefined) return undefined;
  // The types omit that a function has no text.
  const text = JSON.stringify(args) as string | undefined;
  if (text === undefined) throw new TypeError(`JSON cannot carry a ${typeof args}`);
  return Array.isArray(args) ? text : `[${text}]`;
}

/** A request before it is written. */
export interface Outgoing {
  readonly id: string;
  readonly module: string;
  readonly action: string;
  /** From `serialiseArgs`. */
  readonly args: string | undefined;
}

/** The text of a request; its arguments are text already. */
export function writeRequest(
  { id: requestId, module, action, args }: Outgoing,
  browserId: string,
  tag: string,
): string {
  const head = JSON.stringify({ requestId, module, action, browserId, tag });
  return args === undefined ? head : `${head.slice(0, -1)},"args":${args}}`;
}

/** The message, or nothing for text that is not JSON or not of the wire's shape. */
export function readIncoming(text: string): Incoming | undefined {
  try {
    const message = JSON.parse(text) as Partial<Record<string, unknown>>;
    const { requestId, module, action, args, ret, returnObj } = message;
    if (requestId) return typeof requestId === 'string' ? { requestId, ret, returnObj } : undefined;
    if (typeof module !== 'string' || typeof action !== 'string') return undefined;
    const list: readonly unknown[] = args === undefined ? [] : Array.isArray(args) ? args : [args];
    return { module, action, args: list, ret, returnObj };
  } catch {
    // Not JSON, or null. The error would quote the text, which must not be kept: see codec.ts.
    return undefined;
  }
}
