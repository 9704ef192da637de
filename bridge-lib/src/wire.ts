/**
 * The messages on the wire: how a request is written, what counts as a reply or a push, and which `ret`
 * is success. Owns the envelope; the arguments and replies of each action are `action-map.ts`.
 */

export interface WireRequest {
  readonly requestId: string;
  readonly module: string;
  readonly action: string;
  readonly browserId: string;
  readonly tag: string;
  readonly args?: readonly unknown[];
}

export interface WireReply {
  readonly requestId: string;
  readonly ret?: unknown;
  readonly returnObj?: unknown;
}

export interface WirePush {
  readonly module: string;
  readonly action: string;
  readonly args: readonly unknown[];
  readonly ret?: unknown;
  readonly returnObj?: unknown;
}

export type Incoming =
  { readonly kind: 'reply'; readonly reply: WireReply } | { readonly kind: 'push'; readonly push: WirePush };

/** `ret` 0, or the string `"0"`, is success; nothing else is, least of all an absent one. */
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
  if (typeof args === 'function' || typeof args === 'symbol') {
    throw new TypeError(`JSON cannot carry a ${typeof args}`);
  }
  return JSON.stringify(Array.isArray(args) ? args : [args]);
}

/** The part of a request that is the same for every call of one connection. */
export function requestTail(browserId: string, tag: string): string {
  return `,"browserId":${JSON.stringify(browserId)},"tag":${JSON.stringify(tag)}`;
}

/** `tail` comes from `requestTail`, `args` from `serialiseArgs`. */
export function writeRequest(
  requestId: string,
  module: string,
  action: string,
  tail: string,
  args: string | undefined,
): string {
  const head = `{"requestId":"${requestId}","module":${JSON.stringify(module)},"action":${JSON.stringify(action)}`;
  return args === undefined ? `${head}${tail}}` : `${head}${tail},"args":${args}}`;
}

/** The message, or nothing when the text is not JSON or not of the wire's shape. */
export function readIncoming(text: string): Incoming | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    // The error would quote the text, which must not be kept: see codec.ts.
    return undefined;
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return undefined;
  const { requestId, module, action, args, ret, returnObj } = message as Partial<Record<string, unknown>>;
  if (typeof requestId === 'string' && requestId !== '') {
    return { kind: 'reply', reply: { requestId, ret, returnObj } };
  }
  const hasId = requestId !== undefined && requestId !== null && requestId !== '';
  if (hasId || typeof module !== 'string' || typeof action !== 'string') return undefined;
  const list: readonly unknown[] = args === undefined ? [] : Array.isArray(args) ? args : [args];
  return { kind: 'push', push: { module, action, args: list, ret, returnObj } };
}
