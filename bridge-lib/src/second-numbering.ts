/** The second numbering of the connection status in use: 1 init, 2 success, 3 fail. Only this file knows it. */
import type { BridgeStatus } from './status.ts';

/** The statuses in this numbering, from 1. */
export const SECOND_STATUS = { init: 1, success: 2, fail: 3 } as const;
export type SecondStatus = (typeof SECOND_STATUS)[keyof typeof SECOND_STATUS];

/** @example toSecondNumbering(STATUS.success) === SECOND_STATUS.success */
export const toSecondNumbering = (status: BridgeStatus): SecondStatus => (status + 1) as SecondStatus; // each is one more

/** The reverse. */
export const fromSecondNumbering = (status: SecondStatus): BridgeStatus => (status - 1) as BridgeStatus; // likewise
