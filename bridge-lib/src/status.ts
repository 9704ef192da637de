/**
 * The connection's status as pages see it: the number of the wire's documents and the reason beside it.
 * Owns the codes and the words' keys; what leads from one to the other is `connection.ts`.
 */
import type { LoopbackPermission } from './environment.ts';

export const INITING = 0;
export const SUCCESS = 1;
export const FAIL = 2;

/** The numbers of the connection's status. Documents that count from 1 are served by `toSecondNumbering`. */
export const STATUS = { initing: INITING, success: SUCCESS, fail: FAIL } as const;
/** 0, 1 or 2: see `STATUS`. */
export type BridgeStatus = (typeof STATUS)[keyof typeof STATUS];

const INITING_REASONS = [
  /** `start` has not been called yet. */
  'idle',
  /** `bid`, `pid` or `sid` is not set: no client as far as the page can tell. */
  'client-absent',
  /** Reading cookies and the browser's permission. */
  'checking',
  /** The browser is going to ask; `connect` on the visitor's click goes on. */
  'awaiting-visitor',
  'connecting',
  'handshaking',
  /** The page is in the back-forward cache. */
  'suspended',
] as const;

const FAIL_REASONS = [
  /** `sid` is too short or not ASCII; no socket was opened. */
  'secret-invalid',
  /** `pid` is not a port; no socket was opened. */
  'port-invalid',
  /** The visitor has forbidden the page to reach the computer. */
  'permission-denied',
  /** The browser asked and got no answer. */
  'permission-unanswered',
  /** The browser refused to make the socket at all. */
  'browser-refused',
  /** Nothing listens at the port, or the browser blocks without saying so. */
  'unreachable',
  /** Something listens but did not open within the time limit. */
  'open-timeout',
  /** The other side closed before the handshake was done. */
  'closed-early',
  'handshake-timeout',
  /** `ret` of the handshake was not 0. */
  'handshake-refused',
  /** Three frames before the handshake did not decode: not our client, or another session. */
  'peer-untrusted',
  /** The connection had been ready and closed. */
  'lost',
  /** A frame passed the limit, and the connection was given up. */
  'frame-too-large',
  'disposed',
] as const;

export type InitingReason = (typeof INITING_REASONS)[number];
export type FailReason = (typeof FAIL_REASONS)[number];
/** The reasons that go with a status. */
export type ReasonOf<Status extends BridgeStatus> = Status extends typeof INITING
  ? InitingReason
  : Status extends typeof SUCCESS
    ? 'ready'
    : FailReason;
/** What the status comes from. The reasons are stable: pages and reports may rely on them. */
export type Reason = ReasonOf<BridgeStatus>;

/** Every reason and its status, for a page that lists them; a page that does not ask for it does not load it. */
export const REASON_STATUS: Readonly<Record<Reason, BridgeStatus>> = /* @__PURE__ */ (() => ({
  ...withStatus(INITING_REASONS, INITING),
  ready: SUCCESS,
  ...withStatus(FAIL_REASONS, FAIL),
}))();

function withStatus<R extends Reason, Status extends BridgeStatus>(
  reasons: readonly R[],
  status: Status,
): Readonly<Record<R, Status>> {
  // `fromEntries` forgets the names of the keys.
  return Object.fromEntries(reasons.map((reason) => [reason, status])) as Record<R, Status>;
}

/** What `client.$state` holds. */
export interface ConnectionState {
  readonly status: BridgeStatus;
  readonly reason: Reason;
  readonly permission: LoopbackPermission;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Milliseconds from the failure to the next attempt of its own; null when there will be none. */
  readonly retryInMs: number | null;
  /** The code of the socket's close, for reasons that follow a close. */
  readonly closeCode: number | null;
  /** The client's words for a refused handshake: text, cut to 200 characters. */
  readonly refusal: string | null;
}

export const INITIAL_STATE: ConnectionState = {
  status: INITING,
  reason: 'idle',
  permission: 'unsupported',
  failures: 0,
  retryInMs: null,
  closeCode: null,
  refusal: null,
};
