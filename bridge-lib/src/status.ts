/**
 * The connection's status as pages see it: the number of the wire's documents and the reason beside it.
 * Owns the codes and the words' keys; what leads from one to the other is `connection.ts`.
 */
import type { LoopbackPermission } from './environment.ts';

export const STATUS = { initing: 0, success: 1, fail: 2 } as const;
export type BridgeStatus = (typeof STATUS)[keyof typeof STATUS];

/** Which status each reason goes with. The reasons are stable: pages and reports may rely on them. */
export const REASON_STATUS = {
  /** `start` has not been called yet. */
  idle: STATUS.initing,
  /** `bid`, `pid` or `sid` is not set: no client as far as the page can tell. */
  'client-absent': STATUS.initing,
  /** Reading cookies and the browser's permission. */
  checking: STATUS.initing,
  /** The browser is going to ask; `connect` on the visitor's click goes on. */
  'awaiting-visitor': STATUS.initing,
  connecting: STATUS.initing,
  handshaking: STATUS.initing,
  /** The page is in the back-forward cache. */
  suspended: STATUS.initing,
  ready: STATUS.success,
  /** `sid` is too short or not ASCII; no socket was opened. */
  'secret-invalid': STATUS.fail,
  /** `pid` is not a port; no socket was opened. */
  'port-invalid': STATUS.fail,
  /** The visitor has forbidden the page to reach the computer. */
  'permission-denied': STATUS.fail,
  /** The browser asked and got no answer. */
  'permission-unanswered': STATUS.fail,
  /** The browser refused to make the socket at all. */
  'browser-refused': STATUS.fail,
  /** Nothing listens at the port, or the browser blocks without saying so. */
  unreachable: STATUS.fail,
  /** Something listens but did not open within the time limit. */
  'open-timeout': STATUS.fail,
  /** The other side closed before the handshake was done. */
  'closed-early': STATUS.fail,
  'handshake-timeout': STATUS.fail,
  /** `ret` of the handshake was not 0. */
  'handshake-refused': STATUS.fail,
  /** Three frames before the handshake did not decode: not our client, or another session. */
  'peer-untrusted': STATUS.fail,
  /** The connection had been ready and closed. */
  lost: STATUS.fail,
  /** A frame passed the limit, and the connection was given up. */
  'frame-too-large': STATUS.fail,
  disposed: STATUS.fail,
} as const;

export type Reason = keyof typeof REASON_STATUS;

export interface ConnectionState {
  readonly status: BridgeStatus;
  readonly reason: Reason;
  readonly permission: LoopbackPermission;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Milliseconds until the next attempt of its own, when there will be one. */
  readonly retryInMs: number | null;
  /** The code of the socket's close, for reasons that follow a close. */
  readonly closeCode: number | null;
  /** The client's words for a refused handshake: text, cut to 200 characters. */
  readonly refusal: string | null;
}

export const INITIAL_STATE: ConnectionState = {
  status: STATUS.initing,
  reason: 'idle',
  permission: 'unsupported',
  failures: 0,
  retryInMs: null,
  closeCode: null,
  refusal: null,
};
