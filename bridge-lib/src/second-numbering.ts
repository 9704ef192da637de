/**
 * The second numbering of the connection status that is in use: 1 init, 2 success, 3 fail.
 * Owns the mapping to and from the first (0, 1, 2), and is the only place that knows of it.
 */
import { type BridgeStatus, STATUS } from './status.ts';

/** The statuses as this numbering counts them, from 1. */
export const SECOND_STATUS = { init: 1, success: 2, fail: 3 } as const;
export type SecondStatus = (typeof SECOND_STATUS)[keyof typeof SECOND_STATUS];

const TO_SECOND: Record<BridgeStatus, SecondStatus> = {
  [STATUS.initing]: SECOND_STATUS.init,
  [STATUS.success]: SECOND_STATUS.success,
  [STATUS.fail]: SECOND_STATUS.fail,
};

const FROM_SECOND: Record<SecondStatus, BridgeStatus> = {
  [SECOND_STATUS.init]: STATUS.initing,
  [SECOND_STATUS.success]: STATUS.success,
  [SECOND_STATUS.fail]: STATUS.fail,
};

/** @example toSecondNumbering(STATUS.success) === SECOND_STATUS.success */
export function toSecondNumbering(status: BridgeStatus): SecondStatus {
  return TO_SECOND[status];
}

/** The other way round. */
export function fromSecondNumbering(status: SecondStatus): BridgeStatus {
  return FROM_SECOND[status];
}
