/**
 * The connection's status for pages: the number from the wire's documents and its reason. Owns the codes and the keys
 * of their texts; `connection.ts` has the transitions.
 */
import type { LoopbackPermission } from './environment.ts';

export const INITING = 0;
export const SUCCESS = 1;
export const FAIL = 2;

/** The numbers of the connection's status. For documents that count from 1 there is `toSecondNumbering`. */
export const STATUS = { initing: INITING, success: SUCCESS, fail: FAIL } as const;
/** 0, 1 or 2: see `STATUS`. */
export type BridgeStatus = (typeof STATUS)[keyof typeof STATUS];

/** The second numbering in use, from 1. */
export const SECOND_STATUS = { init: 1, success: 2, fail: 3 } as const;
export type SecondStatus = (typeof SECOND_STATUS)[keyof typeof SECOND_STATUS];

/** @example toSecondNumbering(STATUS.success) === SECOND_STATUS.success */
export const toSecondNumbering = (status: BridgeStatus): SecondStatus => (status + 1) as SecondStatus; // each is one more

/** The reverse. */
export const fromSecondNumbering = (status: SecondStatus): BridgeStatus => (status - 1) as BridgeStatus; // likewise

const INITING_REASONS = [
  /** `start` has not been called yet. */
  'idle',
  /** `bid`, `pid` or `sid` is not set: no client as far as the page can tell. */
  'client-absent',
  /** Reading cookies and the browser's permission. */
  'checking',
  /** The browser is going to ask; `connect` on the visitor's click continues. */
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
  /** The browser refused to create the socket. */
  'browser-refused',
  /** Nothing listens at the port, or the browser blocks silently. */
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
  /** A frame exceeded the limit, and the connection was closed. */
  'frame-too-large',
  'disposed',
] as const;

export type InitingReason = (typeof INITING_REASONS)[number];
export type FailReason = (typeof FAIL_REASONS)[number];
/** The reasons of a status. */
export type ReasonOf<Status extends BridgeStatus> = Status extends typeof INITING
  ? InitingReason
  : Status extends typeof SUCCESS
    ? 'ready'
    : FailReason;
/** The cause of the status. The reasons are stable: pages and reports may rely on them. */
export type Reason = ReasonOf<BridgeStatus>;

/** Every reason and its status, for a page that lists them; other pages do not load it. */
export const REASON_STATUS: Readonly<Record<Reason, BridgeStatus>> = /* @__PURE__ */ (() => ({
  ...withStatus(INITING_REASONS, INITING),
  ready: SUCCESS,
  ...withStatus(FAIL_REASONS, FAIL),
}))();

function withStatus<R extends Reason, Status extends BridgeStatus>(
  reasons: readonly R[],
  status: Status,
): Readonly<Record<R, Status>> {
  // `fromEntries` loses the types of the keys.
  return Object.fromEntries(reasons.map((reason) => [reason, status])) as Record<R, Status>;
}

/** The value of `client.$state`. */
export interface ConnectionState {
  readonly status: BridgeStatus;
  readonly reason: Reason;
  readonly permission: LoopbackPermission;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Milliseconds from the failure to the next automatic attempt; null when there is none. */
  readonly retryInMs: number | null;
  /** The code of the socket's close, for reasons that follow a close. */
  readonly closeCode: number | null;
  /** The client's message for a refused handshake: text, cut to 200 characters. */
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
